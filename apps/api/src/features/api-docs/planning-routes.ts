import { PlanHeaders } from '@clipwright/core/videos';
import type { ErrorCode } from '@clipwright/core/errors';
import { IMAGE_FIELDS, TEXT_FIELDS } from './body-fields.js';
import type { DescribedRoute } from './described-route.js';
import { KEYED } from './route-errors.js';
import { SMALL_PNG } from './small-png.js';
import { SCHEMAS } from './wire-schemas.js';

const PLANNED =
  'Takes what the generation takes, and makes nothing: no place in the window, no credits, no video. Answers the request as it is understood, its `credits`, the `engine` that would be asked first, how long it would take, and the `warnings` that the video would come with, as far as they are known before. ' +
  '`would_refuse` is null, or `status`, `code` and `error` that a generation would be answered now: a full window, a full queue, no room, words that the content rules reject. What is wrong with the request itself is refused as the generation refuses it. ' +
  '`seed` is null where it would be chosen by chance; `queue_position`, `estimated_seconds` and, of these, `making_seconds` are null where they are not known. Nothing that a plan says is reserved. At most `PLANS_PER_HOUR` (600).';

const ERRORS: readonly ErrorCode[] = [
  ...KEYED,
  'invalid_json',
  'unsupported_media_type',
  'resource_budget',
  'busy',
];

const answers = { 200: SCHEMAS.PlanResponse };

/** Routes that say what would be made. */
export const PLANNING: readonly DescribedRoute[] = [
  {
    id: 'planTextToVideo',
    method: 'post',
    paths: ['/api/v1/text-to-video/plan'],
    summary: 'Plan a video from text',
    description: PLANNED,
    parameters: { header: PlanHeaders },
    body: { json: SCHEMAS.TextToVideoRequest },
    fields: TEXT_FIELDS,
    answers,
    counted: false,
    errors: ERRORS,
    examples: [
      {
        name: 'What it would cost',
        body: { prompt: 'a lighthouse by the sea at sunset', video_model: 'modelb3', duration: 8 },
        status: 200,
      },
    ],
  },
  {
    id: 'planImageToVideo',
    method: 'post',
    paths: ['/api/v1/image-to-video/plan'],
    summary: 'Plan a video from an image',
    description: `${PLANNED} The image is fetched and looked at as for a generation, and uses up the same budgets; where the call would be refused before that, nobody looks at it, and a shape that would be the image's is null.`,
    parameters: { header: PlanHeaders },
    body: { json: SCHEMAS.ImageToVideoRequest, besideImage: SCHEMAS.ImageUploadRequest },
    fields: IMAGE_FIELDS,
    answers,
    counted: false,
    errors: [...ERRORS, 'invalid_image'],
    examples: [
      {
        name: 'The shape that it would get',
        body: { image_url: SMALL_PNG, prompt: 'slow push in, snow', duration: 1 },
        status: 200,
      },
    ],
  },
];
