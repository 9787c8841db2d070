import { recordedExchange, transcript } from './recorded/transcript.js';

/** The nodes that were recorded, of a server without any model: its lists of files take any name here. */
export function recordedNodes(): Record<string, unknown> {
  const said = recordedExchange(transcript('comfyui/object-info-trimmed'), 'GET', '/object_info');
  const withAnyFile = JSON.stringify(said.answer?.json)
    .replaceAll(/\["COMBO",\{"options":\[\]\}\]/g, '["STRING"]')
    .replaceAll(/\[\[(?:"pixel_space")?\](?:,\{[^{}]*\})?\]/g, '["STRING"]');
  return JSON.parse(withAnyFile) as Record<string, unknown>;
}
