import type { z } from 'zod';
import { DEFAULT_MODEL, MODELS, findModel } from '../models/catalogue.js';
import { BODY_FIELDS } from '../fields/field-values.js';
import type { VideoModel } from '../models/video-model.js';
import { showText } from '../text/show-value.js';
import { findUnsafeText } from '../text/unsafe-text.js';
import { accepted, refusalText, refused, type Parsed } from './refusal.js';
import { bodySchema, type RequestKind } from './request-body.js';
import { requestWarnings } from './request-warnings.js';
import { filledRequest, type VideoRequest } from './video-request.js';

type Catalogue = readonly VideoModel[];
type Body = Readonly<Record<string, unknown>>;

/** How an image request is read; `uploadedImage` for multipart, where image_url must be absent. */
export interface ImageRequestOptions {
  readonly catalogue?: Catalogue;
  readonly uploadedImage?: boolean;
}

/** Reads the body of text-to-video. Any value may be given; what is wrong comes back as a value. */
export function parseTextToVideo(body: unknown, catalogue: Catalogue = MODELS): Parsed<VideoRequest> {
  return parseRequest(body, catalogue, { mode: 'text', uploadedImage: false });
}

/** Reads the body of image-to-video. Any value may be given; what is wrong comes back as a value. */
export function parseImageToVideo(body: unknown, options: ImageRequestOptions = {}): Parsed<VideoRequest> {
  const { catalogue = MODELS, uploadedImage = false } = options;
  return parseRequest(body, catalogue, { mode: 'image', uploadedImage });
}

function parseRequest(
  body: unknown,
  catalogue: Catalogue,
  route: Omit<RequestKind, 'continues'>,
): Parsed<VideoRequest> {
  if (!isJsonObject(body)) return refused('The request body must be a JSON object.', null);
  const unsafe = refusedText(body);
  if (unsafe !== null) return unsafe;
  const kind = { ...route, continues: body['source_video_id'] != null };
  const model = readModel(body['video_model'], catalogue);
  return model.ok ? parseForModel(body, { model: model.value, catalogue, kind }) : model;
}

function parseForModel(
  body: Body,
  { model, catalogue, kind }: { model: VideoModel; catalogue: Catalogue; kind: RequestKind },
): Parsed<VideoRequest> {
  const checked = schemaFor(model, kind).safeParse(body, { reportInput: false });
  if (!checked.success) return refusedIssue(checked.error, { body, model, catalogue });
  const filled = filledRequest(checked.data, { model, mode: kind.mode });
  const warnings = requestWarnings(body, { ...kind, model, resolution: filled.resolution });
  return accepted({ mode: kind.mode, ...filled, warnings });
}

function readModel(id: unknown, catalogue: Catalogue): Parsed<VideoModel> {
  const wanted = id ?? catalogue.find((model) => model.default)?.id ?? DEFAULT_MODEL;
  const model = typeof wanted === 'string' ? findModel(wanted, catalogue) : undefined;
  if (model !== undefined) return accepted(model);
  const takes = `one of ${catalogue.map((known) => known.id).join(', ')}`;
  return refused(refusalText({ field: 'video_model', takes, came: id }), 'video_model');
}

function refusedIssue(
  error: z.ZodError,
  { body, model, catalogue }: { body: Body; model: VideoModel; catalogue: Catalogue },
): Parsed<never> {
  const issue = error.issues[0];
  const field = String(issue?.path[0]);
  const hint = field === 'resolution' ? otherModelHint(body['resolution'], { model, catalogue }) : '';
  return refused(`${issue?.message}${hint}`, field);
}

/** Names the models that do have the label, so that the caller knows where to turn. */
function otherModelHint(
  label: unknown,
  { model, catalogue }: { model: VideoModel; catalogue: Catalogue },
): string {
  const sent = typeof label === 'string' ? label.toLowerCase() : null;
  const serving = catalogue.filter(({ resolutions }) => resolutions.some((choice) => choice.label === sent));
  const others = serving.filter((other) => other.id !== model.id).map((other) => other.id);
  return others.length === 0 ? '' : ` ${others.join(' and ')} can make ${sent}.`;
}

function refusedText(body: Body): Parsed<never> | null {
  const unsafe = findUnsafeText(body);
  if (unsafe === null) return null;
  const param = BODY_FIELDS.find((field) => field === unsafe.field) ?? null;
  return refused(
    `${showText(unsafe.field)} must be text without U+0000 and lone surrogates; got ${unsafe.problem}.`,
    param,
  );
}

function isJsonObject(body: unknown): body is Body {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** Schemas are costly to make and models are few: one for each model and kind of request. */
const schemas = new WeakMap<VideoModel, Map<string, ReturnType<typeof bodySchema>>>();

function schemaFor(model: VideoModel, kind: RequestKind): ReturnType<typeof bodySchema> {
  const known = schemas.get(model) ?? new Map<string, ReturnType<typeof bodySchema>>();
  const name = `${kind.mode} ${kind.uploadedImage} ${kind.continues}`;
  const schema = known.get(name) ?? bodySchema(model, kind);
  schemas.set(model, known.set(name, schema));
  return schema;
}
