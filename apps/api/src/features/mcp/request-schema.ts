import { REQUEST_FIELDS, type RequestField, type Takes } from '@clipwright/core/fields';
import { MODELS } from '@clipwright/core/models';
import type { VideoMode } from '@clipwright/core/videos';

const TYPES: Readonly<Record<Exclude<Takes['kind'], 'choice'>, string>> = {
  text: 'string',
  label: 'string',
  whole: 'integer',
  number: 'number',
  switch: 'boolean',
  address: 'string',
};

const typeOf = (takes: Takes): string =>
  takes.kind === 'choice' ? typeof takes.choices[0] : TYPES[takes.kind];

const [USUAL] = MODELS;

/**
 * The arguments of a generation as JSON Schema, which a chat reads to fill them in. What a model takes stands in the
 * descriptions; the parser of the API judges.
 */
export function requestSchema(mode: VideoMode, more: Readonly<Record<string, object>> = {}) {
  const rows = Object.entries<RequestField>(REQUEST_FIELDS).flatMap(([name, row]) =>
    USUAL === undefined || row.presence?.(mode, USUAL) === 'unknown' ? [] : [{ name, row, model: USUAL }],
  );
  const properties = rows.map(({ name, row, model }) => {
    const described = { type: typeOf(row.takes(model)), description: row.describe(MODELS) };
    return [name, described] as const;
  });
  return {
    type: 'object' as const,
    properties: { ...Object.fromEntries(properties), ...more },
    required: rows
      .filter(({ row, model }) => row.presence?.(mode, model) === 'required')
      .map(({ name }) => name),
  };
}

/** Arguments of a tool that makes a video, beside those of the request. */
export const CALL_FIELDS = {
  wait_seconds: {
    type: 'number',
    description: 'How long to wait for the video before answering with its video_id alone. 0: not at all.',
  },
  idempotency_key: {
    type: 'string',
    description:
      'Any text. Called again with it within 24 hours, the tool gives the video that the first call began, and spends nothing. Send the same when a call is tried again.',
  },
};

/** The arguments of a tool that looks at one video. */
export const ONE_VIDEO = {
  type: 'object' as const,
  properties: { video_id: { type: 'string', description: 'The id that make_video gave: vid_…' } },
  required: ['video_id'],
};
