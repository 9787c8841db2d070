import type { EngineRequest } from '@clipwright/core/engine';
import { dataUriOf, imageKindOf } from '../remote/image-file.js';
import { sizeToMake, textOfSize } from '../remote/native-size.js';
import type { Flavour } from './openai-videos.flavours.js';
import type { SettingsInForce } from './openai-videos.settings.js';

type Fields = Readonly<Record<string, unknown>>;

/** Every server wants a prompt, also beside an image. */
const PROMPT_OF_AN_IMAGE_ALONE = 'The scene comes to life with gentle, natural motion.';

/** A body with its type, written out: so that it can go over any fetch, and be sent with its length. */
export interface Body {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * The body of a start, as the flavour wants it. What the video asks for wins over the operator's own fields.
 */
export async function startBody(
  request: EngineRequest,
  settings: SettingsInForce,
  flavour: Flavour,
): Promise<Body> {
  const { image } = request;
  const fields = { ...fieldsOf(request, settings, flavour), ...lastImageOf(request, settings) };
  const lists = referencesOf(request, settings);
  if (image === null && flavour.body === 'form') return await written(formOf(fields, lists));
  if (image === null || flavour.image === 'data-uri')
    return await written(JSON.stringify({ ...fields, ...lists, ...firstImageOf(image) }));
  const form = formOf(fields, lists);
  const { type, name } = imageKindOf(image);
  form.append('input_reference', new Blob([new Uint8Array(image)], { type }), name);
  return await written(form);
}

const firstImageOf = (image: Uint8Array | null): Fields =>
  image === null ? {} : { input_reference: dataUriOf(image) };

/** Images beside the first, where the operator has told the fields for them. */
const lastImageOf = ({ lastImage }: EngineRequest, { lastImageField: field }: SettingsInForce): Fields =>
  lastImage === null || field === undefined ? {} : { [field]: dataUriOf(lastImage) };

const referencesOf = (
  { referenceImages: images }: EngineRequest,
  { referenceImages: takes }: SettingsInForce,
): Readonly<Record<string, readonly string[]>> =>
  images.length === 0 || takes === undefined ? {} : { [takes.field]: images.map(dataUriOf) };

async function written(body: FormData | string): Promise<Body> {
  const whole = new Response(body);
  const type = typeof body === 'string' ? 'application/json' : (whole.headers.get('content-type') ?? '');
  return { type, bytes: new Uint8Array(await whole.arrayBuffer()) };
}

/** Frames per second that the server is asked for. */
export const fpsOf = (request: EngineRequest, settings: SettingsInForce): number =>
  settings.fps ?? request.fps;

function fieldsOf(
  request: EngineRequest,
  settings: SettingsInForce,
  { extras, seconds, sound }: Flavour,
): Fields {
  const { extraFields } = settings;
  const own = {
    model: settings.model,
    prompt: request.prompt?.trim() ? request.prompt : PROMPT_OF_AN_IMAGE_ALONE,
    seconds: seconds === 'text' ? String(request.durationSeconds) : request.durationSeconds,
    size: textOfSize(sizeToMake(request, settings)),
  };
  const more = { ...request.params, ...(extraFields ? extrasOf(request, settings, sound) : {}) };
  if (extras.under === null) return { ...more, ...own };
  const isBeside = ([name]: [string, unknown]): boolean => extras.beside.includes(name);
  const entries = Object.entries(more);
  const under = Object.fromEntries(entries.filter((entry) => !isBeside(entry)));
  return {
    response_format: 'b64_json',
    ...Object.fromEntries(entries.filter(isBeside)),
    ...own,
    [extras.under]: under,
  };
}

function extrasOf(request: EngineRequest, settings: SettingsInForce, sound: string | null): Fields {
  const fps = fpsOf(request, settings);
  const { frameStep } = settings;
  return {
    fps,
    seed: request.seed,
    ...(frameStep > 0 && {
      num_frames: Math.ceil((fps * request.durationSeconds - 1) / frameStep) * frameStep + 1,
    }),
    ...(request.negativePrompt !== null && { negative_prompt: request.negativePrompt }),
    ...(sound !== null && request.audio && { [sound]: true }),
  };
}

/** Lists of texts are parts of one name, `pictures[]`, as OpenAI's SDKs write them. */
function formOf(fields: Fields, lists: Readonly<Record<string, readonly string[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined)
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [name, texts] of Object.entries(lists)) for (const text of texts) form.append(`${name}[]`, text);
  return form;
}
