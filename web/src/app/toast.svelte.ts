/** Short news at the edge of the page: what went wrong and what to do. */

import { t } from "@/i18n/index.svelte";
import { ApiError } from "@/net/api";
import { Failed } from "@/net/socket";

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

export const toasts = $state<Toast[]>([]);
const STAYS = 6000;
let next = 1;

export function toast(text: string, bad = false): void {
  const id = next++;
  toasts.push({ id, text, bad });
  setTimeout(() => dismiss(id), STAYS);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((one) => one.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** Words for what went wrong, in the reader's language. */
export function reason(error: unknown): string {
  if (error instanceof ApiError || error instanceof Failed) {
    return error.message || t(error.code === "offline" ? "page-error-offline" : "page-error-unexpected");
  }
  return t("page-error-unexpected");
}

/** Do it, and say so when it could not be done. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (error) {
    if (error instanceof Failed && error.code === "closed") return undefined;
    toast(reason(error), true);
    return undefined;
  }
}
