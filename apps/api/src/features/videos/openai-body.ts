import { InvalidRequestError } from '@clipwright/core/errors';
import { ASPECT_RATIOS, frameSize, RESOLUTIONS } from '@clipwright/core/models';

/** Our models by what else they are called. */
export type ModelNames = ReadonlyMap<string, string>;

/** How a body of OpenAI's shape is read. */
export interface OpenAiDialect {
  readonly names: ModelNames;
  /** Null where it asks for a video; else it asks for more of one, which was made so. */
  readonly extends: SourceFacts | null;
}

/** What a video is made by and how large, where it is known. */
export interface SourceFacts {
  readonly model: string | null;
  readonly resolution: string | null;
}

/** What is wrong with a request, and with which of its fields. */
export interface Fault {
  readonly message: string;
  readonly param: string | null;
}

type Body = Readonly<Record<string, unknown>>;

/** Our names of what OpenAI calls otherwise. */
const THEIR_NAMES: Readonly<Record<string, string>> = {
  video_model: 'model',
  duration: 'seconds',
  resolution: 'size',
  aspect_ratio: 'size',
  image_url: 'input_reference',
};
const NAMES_OF_EXTENSIONS: Readonly<Record<string, string>> = { ...THEIR_NAMES, source_video_id: 'video' };

/** What a request without them gets, as with OpenAI. */
const USUAL_SECONDS = 4;
const USUAL_SIZE = '720x1280';
/** Of a video from an image, whose shape is the image's own. */
const USUAL_LABEL = '720p';

/** Our size and shape by the pixels of the frame, as `1280x720`. */
const SHAPES: ReadonlyMap<string, Body> = new Map(
  RESOLUTIONS.flatMap((resolution) =>
    ASPECT_RATIOS.map((ratio) => {
      const { width, height } = frameSize(resolution, ratio);
      return [`${width}x${height}`, { resolution, aspect_ratio: ratio }] as const;
    }),
  ),
);

/** OpenAI's sizes that are none of ours, and the next that is as large. */
const NEXT_SIZES: Readonly<Record<string, string>> = { '1024x1792': '1080x1920', '1792x1024': '1920x1080' };

/**
 * The body of our own routes that asks for the same. What is of no known shape is left for them to refuse.
 * @throws InvalidRequestError for what stands in no field of ours
 */
export function fromOpenAiBody(body: unknown, dialect: OpenAiDialect, hasUpload: boolean): unknown {
  if (!isObject(body)) return body;
  refuseOurNames(body, namesIn(dialect));
  return dialect.extends === null
    ? creation(body, dialect.names, hasUpload)
    : extension(body, { names: dialect.names, source: dialect.extends, hasUpload });
}

function creation(body: Body, names: ModelNames, hasUpload: boolean): Body {
  const { model, seconds, size, input_reference: reference, ...others } = body;
  const image = imageOf(reference ?? null);
  return {
    ...others,
    video_model: ourName(model, names),
    duration: secondsOf(seconds ?? USUAL_SECONDS),
    ...shapeOf(size ?? null, hasUpload || 'image_url' in image || 'source_video_id' in others),
    ...image,
  };
}

/** More of a video is made by its model and in its size, where nothing else is said. */
function extension(
  body: Body,
  { names, source, hasUpload }: { names: ModelNames; source: SourceFacts; hasUpload: boolean },
): Body {
  const { model, seconds, video, ...others } = body;
  const id = isObject(video) ? video['id'] : undefined;
  if (hasUpload || typeof id !== 'string')
    throw invalid('video must be an object with the id of a completed video; files are not taken.', 'video');
  return {
    resolution: source.resolution ?? USUAL_LABEL,
    ...others,
    video_model: ourName(model ?? source.model ?? undefined, names),
    duration: secondsOf(seconds ?? USUAL_SECONDS),
    source_video_id: id,
  };
}

const ourName = (model: unknown, names: ModelNames): unknown =>
  typeof model === 'string' ? (names.get(model) ?? model) : model;

const namesIn = ({ extends: source }: OpenAiDialect): Readonly<Record<string, string>> =>
  source === null ? THEIR_NAMES : NAMES_OF_EXTENSIONS;

function refuseOurNames(body: Body, theirs: Readonly<Record<string, string>>): void {
  const ours = Object.keys(theirs).find((name) => Object.hasOwn(body, name));
  if (ours !== undefined) throw invalid(`"${ours}" is called ${theirs[ours]} here.`, ours);
}

/** What the caller should know of how the body was taken. */
export function openAiWarnings(body: unknown, { extends: source }: OpenAiDialect): string[] {
  if (source !== null)
    return ['The file holds the new part alone: it goes on from the last picture of the other video.'];
  const size = isObject(body) ? body['size'] : null;
  const next = typeof size === 'string' ? NEXT_SIZES[size] : undefined;
  return next === undefined ? [] : [`${String(size)} is made as ${next}.`];
}

/** The same fault by the names that OpenAI has for our fields. */
export function inOpenAiWords({ message, param }: Fault, dialect: OpenAiDialect): Fault {
  const name = namesIn(dialect)[param ?? ''];
  if (param === null || name === undefined || !message.startsWith(param)) return { message, param };
  const rest = message.slice(param.length);
  return { message: `${name}${(REST[param] ?? same)(rest, dialect.names)}`, param: name };
}

const same = (rest: string): string => rest;

/** What a field takes here beside what ours takes. */
const REST: Readonly<Record<string, (rest: string, names: ModelNames) => string>> = {
  video_model: (rest, names) => rest.replace(' one of ', ` one of ${[...names.keys(), ''].join(', ')}`),
  resolution: (rest) => rest.replace(' one of ', ' pixels, as 1280x720, of one of '),
};

const isObject = (body: unknown): body is Body =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

const invalid = (message: string, param: string) => new InvalidRequestError({ message, param });

const secondsOf = (sent: unknown): unknown =>
  typeof sent === 'string' && /^\d{1,4}$/.test(sent) ? Number(sent) : sent;

function shapeOf(size: unknown, hasImage: boolean): Body {
  if (size === null) return hasImage ? { resolution: USUAL_LABEL } : (SHAPES.get(USUAL_SIZE) ?? {});
  const pixels = typeof size === 'string' ? (NEXT_SIZES[size] ?? size) : '';
  return SHAPES.get(pixels) ?? { resolution: size };
}

/** The address, or data URI, of an image in a body; a form brings the image itself beside it. */
function imageOf(reference: unknown): Body {
  if (reference === null) return {};
  const url = isObject(reference) ? reference['image_url'] : reference;
  if (typeof url === 'string') return { image_url: url };
  throw invalid(
    'input_reference must be a file of a form, or an object with an image_url; there are no uploaded files here that a file_id could name.',
    'input_reference',
  );
}
