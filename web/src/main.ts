import { mount } from "svelte";
import "@/theme/index.css";
import "@/app/app.css";
import App from "@/App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
target.replaceChildren();
mount(App, { target });
