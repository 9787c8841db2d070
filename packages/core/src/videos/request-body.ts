import * as z from 'zod';
import type { BodyField } from '../fields/field-values.js';
import { REQUEST_FIELDS } from '../fields/request-fields.js';
import type { RequestField } from '../fields/request-field.js';
import { grouped, type Taken, type Takes, type TakesLabel, type TakesText } from '../fields/takes.js';
import type { VideoModel } from '../models/video-model.js';
import { visibleLength } from '../text/visible-text.js';
import { IMAGE_ADDRESS_TAKES, isImageAddress } from './image-address.js';
import { refusalText } from './refusal.js';
import type { VideoMode } from './video-status.js';

/** Where the image of an image request comes from: a file beside it, the end of another video, or its address. */
export interface RequestKind {
  readonly mode: VideoMode;
  readonly uploadedImage: boolean;
  readonly continues: boolean;
}

/** The fields that say where the image comes from: one of them stands in a request. */
const ORIGINS: readonly string[] = ['image_url', 'source_video_id'];

type Rows = typeof REQUEST_FIELDS;
type BodyShape = {
  readonly [Field in BodyField]: z.ZodOptional<
    z.ZodNullable<z.ZodType<Taken<ReturnType<Rows[Field]['takes']>>>>
  >;
};

/**
 * The strict body of one route for one model of the catalogue: the schema is the parser, the type and the
 * JSON Schema.
 */
export function bodySchema(model: VideoModel, kind: RequestKind): z.ZodObject<BodyShape> {
  const rows = Object.entries<RequestField>(REQUEST_FIELDS);
  const shape = rows.flatMap(([field, row]) => {
    const presence = row.presence?.(kind.mode, model) ?? 'optional';
    return presence === 'unknown'
      ? []
      : [[field, fieldSchema(field, row, { model, kind, presence })] as const];
  });
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodObject<BodyShape>;
}

function fieldSchema(
  field: string,
  row: RequestField,
  { model, kind, presence }: { model: VideoModel; kind: RequestKind; presence: 'required' | 'optional' },
): z.ZodType {
  const takes = row.takes(model);
  const absent = absentWhere(field, kind);
  if (absent !== null) return z.null(taking(field, absent)).optional();
  const schema = valueSchema(field, takes);
  return presence === 'required' || field === 'source_video_id' ? schema : schema.nullish();
}

/** Why a field that says where the image comes from is none of this kind of request. */
function absentWhere(field: string, { uploadedImage, continues }: RequestKind): string | null {
  if (!ORIGINS.includes(field)) return null;
  if (uploadedImage) return 'absent when an image file is uploaded';
  if (field === 'image_url') return continues ? 'absent when source_video_id is given' : null;
  return continues ? null : 'absent when image_url is given';
}

type Builders = {
  readonly [Kind in Takes['kind']]: (
    takes: Extract<Takes, { kind: Kind }>,
    error: { error: (issue: { readonly input?: unknown }) => string },
  ) => z.ZodType;
};

const BUILDERS: Builders = {
  text: (takes, error) => textSchema(takes, error),
  label: (takes, error) => z.string(error).regex(anyCase(takes), error),
  whole: ({ min, max }, error) => z.int(error).min(min, error).max(max, error),
  number: (_takes, error) => z.number(error).positive(error),
  choice: ({ choices }, error) => z.literal([...choices], error),
  switch: ({ canBeOn }, error) => (canBeOn ? z.boolean(error) : z.literal(false, error)),
  address: (_takes, error) => z.string(error).refine(isImageAddress, error).meta({ format: 'uri' }),
  addresses: ({ most }, error) =>
    z
      .array(z.string(error).refine(isImageAddress, error).meta({ format: 'uri' }), error)
      .min(1, error)
      .max(most, error),
  nothing: (_takes, error) => z.never(error),
};

/** The schema of what a field takes; every check of it refuses with the same sentence. */
export function valueSchema(field: string, takes: Takes): z.ZodType {
  const build = BUILDERS[takes.kind] as (takes: Takes, error: ReturnType<typeof taking>) => z.ZodType;
  return build(takes, taking(field, takes.kind === 'address' ? IMAGE_ADDRESS_TAKES : takes.says));
}

function textSchema({ least, most }: TakesText, error: ReturnType<typeof taking>) {
  if (most === null) return z.string(error);
  const fits = (text: string): boolean =>
    visibleLength(text, most) >= least && visibleLength(text, most) <= most;
  const length = least === 1 ? { minLength: 1 } : {};
  const range = least === 1 ? `1 to ${grouped(most)}` : `At most ${grouped(most)}`;
  return z
    .string(error)
    .refine(fits, error)
    .meta({ ...length, description: `${range} Unicode code points after trimming.` });
}

/** A pattern instead of a lower-casing comparison: the Kelvin sign would lower-case to the k of 2k. */
function anyCase({ labels }: TakesLabel): RegExp {
  const patterns = labels.map((label) =>
    label.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`),
  );
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

function taking(field: string, takes: string) {
  return { error: (issue: { readonly input?: unknown }) => refusalText({ field, takes, came: issue.input }) };
}
