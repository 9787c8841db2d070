import * as z from 'zod';
import { MODELS } from '../models/catalogue.js';
import type { VideoModel } from '../models/video-model.js';
import { AccountResponse } from '../wire/account-response.js';
import { ErrorResponse } from '../wire/error-response.js';
import { ModelsResponse } from '../wire/models-response.js';
import { RateLimitObject } from '../wire/rate-limit-object.js';
import {
  AcceptedResponse,
  DeleteVideoResponse,
  GenerationResponse,
  ListVideosResponse,
  VideoStatusResponse,
} from '../wire/video-responses.js';
import { bodySchema, type RequestKind } from './request-body.js';

/**
 * JSON Schema (draft 2020-12) of every request and answer, by name. Each stands alone: no reference leaves
 * it.
 */
export function toJsonSchemas(catalogue: readonly VideoModel[] = MODELS): Record<string, object> {
  const request = (kind: RequestKind) => z.union(catalogue.map((model) => bodySchema(model, kind)));
  const shapes = {
    TextToVideoRequest: request({ mode: 'text', uploadedImage: false }),
    ImageToVideoRequest: request({ mode: 'image', uploadedImage: false }),
    ImageUploadRequest: request({ mode: 'image', uploadedImage: true }),
    GenerationResponse,
    AcceptedResponse,
    VideoStatusResponse,
    ListVideosResponse,
    DeleteVideoResponse,
    AccountResponse,
    ModelsResponse,
    ErrorResponse,
    RateLimitObject,
  };
  return Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, jsonSchema(shape)]));
}

/** As input: unknown fields are allowed both ways, since requests ignore them and answers may gain some. */
function jsonSchema(shape: z.ZodType): object {
  return z.toJSONSchema(shape, { target: 'draft-2020-12', io: 'input' });
}
