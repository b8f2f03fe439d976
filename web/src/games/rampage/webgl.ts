/** How this browser can draw in 3D: asked before anything big is loaded. */

export type Drawing = "none" | "software" | "fast";

let found: Drawing | undefined;

export function drawing(): Drawing {
  return (found ??= ask());
}

function ask(): Drawing {
  try {
    const gl = document.createElement("canvas").getContext("webgl2");
    if (!gl) return "none";
    const info = gl.getExtension("WEBGL_debug_renderer_info");
    const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "";
    gl.getExtension("WEBGL_lose_context")?.loseContext();
    return /swiftshader|llvmpipe|software|basic render/i.test(name) ? "software" : "fast";
  } catch {
    return "none";
  }
}
