import { REQUEST_FIELDS } from '../fields/request-fields.js';
import type { RequestField } from '../fields/request-field.js';
import type { Resolution, VideoModel } from '../models/video-model.js';
import { showText } from '../text/show-value.js';
import type { RequestKind } from './request-body.js';

const MOST_FIELDS_NAMED = 20;

/** What the caller should know though the request was accepted: ignored fields, a size served smaller. */
export function requestWarnings(
  body: object,
  facts: RequestKind & { model: VideoModel; resolution: Resolution },
): string[] {
  const { resolution: label } = body as { resolution?: string | null };
  const smaller =
    label != null && isSmaller(label, facts.resolution)
      ? [`${facts.model.id} makes at most ${facts.resolution}: ${label} was served at ${facts.resolution}.`]
      : [];
  return [...smaller, ...unknownFieldWarnings(body, facts)];
}

function isSmaller(label: string, served: Resolution): boolean {
  return /^\d+p$/i.test(label) && Number.parseInt(label, 10) > Number.parseInt(served, 10);
}

function unknownFieldWarnings(body: object, { mode, model }: RequestKind & { model: VideoModel }): string[] {
  const rows = new Map(Object.entries<RequestField>(REQUEST_FIELDS));
  const isKnown = (row: RequestField | undefined): boolean =>
    row !== undefined && row.presence?.(mode, model) !== 'unknown';
  const unknown = Object.keys(body).filter((field) => !isKnown(rows.get(field)));
  const named = unknown
    .slice(0, MOST_FIELDS_NAMED)
    .map((field) => `Unknown field "${showText(field)}" was ignored.`);
  const rest = unknown.length - named.length;
  return rest > 0 ? [...named, `${rest} more unknown fields were ignored.`] : named;
}
