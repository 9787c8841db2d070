import { findModel } from '../models/catalogue.js';
import type { BodyField, RequestValues, SentBody } from '../fields/field-values.js';
import { REQUEST_FIELDS } from '../fields/request-fields.js';
import type { FillFacts, RequestField } from '../fields/request-field.js';
import type { VideoMode } from './video-status.js';

/** A generation request, read and filled in. Texts are as sent; the size is as served. */
export interface VideoRequest extends RequestValues {
  readonly mode: VideoMode;
  readonly warnings: readonly string[];
}

const ROWS = /* @__PURE__ */ Object.entries<RequestField>(REQUEST_FIELDS);

/** Fills in the model's defaults. */
export function filledRequest(body: SentBody, facts: FillFacts): RequestValues {
  const sent: Readonly<Record<string, unknown>> = body;
  return Object.fromEntries(
    ROWS.map(([field, { name, fill }]) => [name, fill((sent[field] ?? null) as never, facts)]),
  ) as unknown as RequestValues;
}

type BodyValue = string | number | boolean | readonly string[];

/** The wire body that parses to this request again. */
export function requestBody(request: VideoRequest): Partial<Record<BodyField, BodyValue>> {
  const values = request as unknown as Readonly<Record<string, BodyValue | null>>;
  return Object.fromEntries(
    ROWS.flatMap(([field, { name }]) => {
      const value = values[name] ?? null;
      return value === null ? [] : [[field, value]];
    }),
  );
}

/**
 * The fields of the first version, in the order in which it wrote them: texts of requests are kept as hashes for a
 * day, and a retry may come after an upgrade.
 */
const FIRST_FIELDS = [
  'mode',
  'prompt',
  'negativePrompt',
  'imageUrl',
  'model',
  'resolution',
  'aspectRatio',
  'durationSeconds',
  'audio',
  'seed',
] as const;

/**
 * The same text for the same request, whatever its warnings. A field that came later stands in it where it asks for
 * anything but what a request without it gets.
 */
export function requestText(request: VideoRequest): string {
  const values = request as unknown as Readonly<Record<string, unknown>>;
  const first = FIRST_FIELDS.map((name) => [name, values[name]] as const);
  const known = new Set<string>(FIRST_FIELDS);
  const usual = usualValues(request);
  const later = Object.keys(usual)
    .filter((name) => !known.has(name) && values[name] !== usual[name])
    .map((name) => [name, values[name]] as const);
  return JSON.stringify(Object.fromEntries([...first, ...later]));
}

/** By the whole catalogue, so that it does not matter which engines there are. */
function usualValues({ model: id, mode }: VideoRequest): Readonly<Record<string, unknown>> {
  const model = findModel(id);
  return model === undefined ? {} : { ...filledRequest({}, { model, mode }) };
}
