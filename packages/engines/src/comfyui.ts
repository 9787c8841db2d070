export { ComfyUiEngine } from './comfyui/comfyui.engine.js';
export type { ComfyUiSettings } from './comfyui/comfyui.settings.js';
export { promptIdOf } from './comfyui/prompt-id.js';
