import * as z from 'zod';
import { MODELS } from '../models/catalogue.js';
import type { VideoModel } from '../models/video-model.js';
import * as answers from '../wire/answers.js';
import { bodySchema, type RequestKind } from './request-body.js';

/** The schema of every request body and of every answer, by name. */
export function wireSchemas(catalogue: readonly VideoModel[] = MODELS) {
  const request = (...kinds: RequestKind[]) =>
    z.union(kinds.flatMap((kind) => catalogue.map((model) => bodySchema(model, kind))));
  const image = { mode: 'image', uploadedImage: false, continues: false } as const;
  return {
    TextToVideoRequest: request({ ...image, mode: 'text' }),
    ImageToVideoRequest: request(image, { ...image, continues: true }),
    ImageUploadRequest: request({ ...image, uploadedImage: true }),
    ...answers,
  };
}

/**
 * JSON Schema (draft 2020-12) of every request and answer, by name. Each stands alone: no reference leaves
 * it.
 */
export function toJsonSchemas(catalogue?: readonly VideoModel[]): Record<string, object> {
  const shapes = Object.entries(wireSchemas(catalogue));
  return Object.fromEntries(shapes.map(([name, shape]) => [name, jsonSchema(shape)]));
}

/** As input: unknown fields are allowed both ways, since requests ignore them and answers may gain some. */
function jsonSchema(shape: z.ZodType): object {
  return z.toJSONSchema(shape, { target: 'draft-2020-12', io: 'input' });
}
