import { ComfyUiEngine } from './comfyui/comfyui.engine.js';
import { comfyUiCapabilities, comfyUiSettings } from './comfyui/comfyui.settings.js';
import { installable } from './maker/installed-engine.js';
import { OperatorWebSocket } from './media/safe-fetch-operator.js';

export { ComfyUiEngine } from './comfyui/comfyui.engine.js';
export { promptIdOf } from './comfyui/prompt-id.js';

/** ComfyUI servers, with workflows of one's own or those that come with it. */
export const comfyUi = installable({
  kind: 'comfyui',
  site: 'replicas',
  schema: comfyUiSettings,
  capabilities: comfyUiCapabilities,
  create: (name, settings, wire) =>
    new ComfyUiEngine({ ...wire, name, settings, WebSocket: OperatorWebSocket }),
});
