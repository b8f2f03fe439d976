/** A link to paste elsewhere. */

import { t } from "@/i18n/index.svelte";
import { toast } from "./toast.svelte";

/** Copy a link; a browser that lets no page do so shows it instead. */
export async function copy(link: string): Promise<void> {
  // Over plain HTTP, as in a home network, there is no clipboard; the old way works there.
  const copied = navigator.clipboard ? await navigator.clipboard.writeText(link).then(() => true, () => false) : false;
  if (copied || byHand(link)) toast(t("page-copied"));
  else prompt(t("page-copy-yourself"), link);
}

function byHand(link: string): boolean {
  const field = document.createElement("textarea");
  field.value = link;
  // Under an open dialog nothing else can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
