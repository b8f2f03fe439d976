import { mount } from "svelte";
import "@/theme/index.css";
import Gallery from "@/gallery/Gallery.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("gallery.html has no #app");
mount(Gallery, { target });
