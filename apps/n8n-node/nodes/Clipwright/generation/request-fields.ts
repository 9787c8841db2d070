import { DEFAULT_MODEL } from '@clipwright/core/models';
import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';

/** Node field to wire field. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  aspectRatio: 'aspect_ratio',
  audio: 'audio',
  duration: 'duration',
  negativePrompt: 'negative_prompt',
  resolution: 'resolution',
  seed: 'seed',
};
const WHOLE_NUMBERS: ReadonlySet<string> = new Set(['duration', 'seed']);

/**
 * The body fields that both generations share: what the user set, and nothing else. The default model goes
 * without saying.
 */
export function requestFields(context: IExecuteFunctions, itemIndex: number): IDataObject {
  const model = context.getNodeParameter('model', itemIndex, DEFAULT_MODEL) as string;
  const set = context.getNodeParameter('additionalFields', itemIndex, {});
  const fields = Object.entries(WIRE_NAMES)
    .filter(([name]) => isSet(set[name]))
    .map(([name, wireName]) => [wireName, WHOLE_NUMBERS.has(name) ? asNumber(set[name]) : set[name]]);
  return { ...(model === DEFAULT_MODEL ? {} : { video_model: model }), ...Object.fromEntries(fields) };
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** Forms and sheets give numbers as text. What is no number is left for the server to refuse by name. */
function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
}
