import { InvalidRequestError } from '@clipwright/core/errors';
import { ASPECT_RATIOS, frameSize, RESOLUTIONS } from '@clipwright/core/models';

/** Our models by what else they are called. */
export type ModelNames = ReadonlyMap<string, string>;

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
export function fromOpenAiBody(body: unknown, names: ModelNames, hasUpload: boolean): unknown {
  if (!isObject(body)) return body;
  refuseOurNames(body);
  const { model, seconds, size, input_reference: reference, ...others } = body;
  const image = imageOf(reference ?? null);
  return {
    ...others,
    video_model: typeof model === 'string' ? (names.get(model) ?? model) : model,
    duration: secondsOf(seconds ?? USUAL_SECONDS),
    ...shapeOf(size ?? null, hasUpload || 'image_url' in image),
    ...image,
  };
}

function refuseOurNames(body: Body): void {
  const ours = Object.keys(THEIR_NAMES).find((name) => Object.hasOwn(body, name));
  if (ours !== undefined) throw invalid(`"${ours}" is called ${THEIR_NAMES[ours]} here.`, ours);
}

/** What the caller should know of how the body was taken. */
export function openAiWarnings(body: unknown): string[] {
  const size = isObject(body) ? body['size'] : null;
  const next = typeof size === 'string' ? NEXT_SIZES[size] : undefined;
  return next === undefined ? [] : [`${String(size)} is made as ${next}.`];
}

/** The same fault by the names that OpenAI has for our fields. */
export function inOpenAiWords({ message, param }: Fault, names: ModelNames): Fault {
  const name = THEIR_NAMES[param ?? ''];
  if (param === null || name === undefined || !message.startsWith(param)) return { message, param };
  const rest = message.slice(param.length);
  return { message: `${name}${(REST[param] ?? same)(rest, names)}`, param: name };
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
