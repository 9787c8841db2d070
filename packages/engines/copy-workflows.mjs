import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The ComfyUI workflows are data, which the compiler leaves behind. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

cpSync(here('src/comfyui/workflows'), here('dist/comfyui/workflows'), { recursive: true });
