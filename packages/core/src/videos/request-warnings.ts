import type { Resolution, VideoModel } from '../models/video-model.js';
import { showText } from '../text/show-value.js';
import { BODY_FIELDS, type RequestKind } from './request-body.js';

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

function unknownFieldWarnings(body: object, { mode }: RequestKind): string[] {
  const known = new Set<string>(
    mode === 'text' ? BODY_FIELDS.filter((field) => field !== 'image_url') : BODY_FIELDS,
  );
  const unknown = Object.keys(body).filter((field) => !known.has(field));
  const named = unknown
    .slice(0, MOST_FIELDS_NAMED)
    .map((field) => `Unknown field "${showText(field)}" was ignored.`);
  const rest = unknown.length - named.length;
  return rest > 0 ? [...named, `${rest} more unknown fields were ignored.`] : named;
}
