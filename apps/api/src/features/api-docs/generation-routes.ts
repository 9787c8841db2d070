import { GenerationHeaders } from '@clipwright/core/videos';
import { IMAGE_FIELDS, TEXT_FIELDS } from './body-fields.js';
import type { DescribedRoute } from './described-route.js';
import { GENERATION } from './route-errors.js';
import { SCHEMAS } from './wire-schemas.js';

const HELD =
  'The call is held until the video is completed, at most `SYNC_WAIT_SECONDS` (290). Past that it is a 500 generation_timeout with `video_id`: the work goes on, and the status tells how it ended. A client that goes away cancels nothing.';

const answers = { 200: SCHEMAS.GenerationResponse, 202: SCHEMAS.AcceptedResponse };

/** An evening sky of 64 by 64 pixels, so that the example works as it stands. */
const SMALL_PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAABO0lEQVR42tXCiS4CAADH4f+DmZmZmZmZmZmZmZmZWUhC0q1SSfddKukuSUKOZ/Mcv2+fpgx/6Jo+/kXXzMkPumZPv9E1Z5yga/7sC10Lpk90LZ5/oGvJPEbX8sU7ulYuR+havXpD15pliK7161d0bVgH6Nq8eUHXlq2Prm17D107ji66dp0ddO252ujad7fQdeBpouvwtoGuI28dXQbfM7pO/DV0Ge+e0GUKVNFlDlbQdRkqo8ty/4gua7iELttDEV2OSAFdrmgeXZ5YDl3eeBZd/kQGXYFkGl2hVApd4XQSXZFMAl2xbBxdiVwMXal8FF2ZQgRdueIDugqlMLpKj/foKpdD6KpWguiqVQPoqj/doatZ86Or/exDV7fuRVe/cYuuQdODrmHLja5R24WucceJrs+uA12Tnh39H87acYdH0HVZAAAAAElFTkSuQmCC';

/** Routes that make a video. */
export const GENERATING: readonly DescribedRoute[] = [
  {
    id: 'textToVideo',
    method: 'post',
    paths: ['/api/v1/text-to-video.php', '/api/v1/text-to-video'],
    summary: 'Generate a video from text',
    description: HELD,
    parameters: { header: GenerationHeaders },
    body: { json: SCHEMAS.TextToVideoRequest },
    fields: TEXT_FIELDS,
    answers,
    counted: true,
    errors: GENERATION,
    examples: [
      {
        name: 'The least there is',
        body: { prompt: 'a lighthouse by the sea at sunset, slow pan left' },
        status: 200,
      },
      {
        name: 'Everything set',
        body: {
          prompt: 'three birds over a calm lake at dawn, fog',
          video_model: 'modelb3',
          resolution: '720p',
          duration: 2,
          aspect_ratio: '9:16',
          seed: 7,
          negative_prompt: 'boats',
          audio: true,
        },
        headers: { 'Idempotency-Key': 'order-4711' },
        status: 200,
      },
      {
        name: 'Without waiting',
        body: { prompt: 'a city at night in the rain', duration: 1, resolution: '480p' },
        headers: { Prefer: 'respond-async' },
        status: 202,
      },
    ],
  },
  {
    id: 'imageToVideo',
    method: 'post',
    paths: ['/api/v1/image-to-video.php', '/api/v1/image-to-video'],
    summary: 'Generate a video from an image',
    description: `${HELD} The image is fetched once, before admission: a JPEG, PNG or WebP by content, at most 10 MiB, 25 megapixels, 32 to 8,192 pixels a side. An image that came with the request and is refused is told its fault; an address gets one and the same text for whatever was wrong. As multipart: one \`image\` file, and the other fields as one \`request\` part of type application/json. Without \`aspect_ratio\` the video takes the nearest of the six to the image's own.`,
    parameters: { header: GenerationHeaders },
    body: { json: SCHEMAS.ImageToVideoRequest, besideImage: SCHEMAS.ImageUploadRequest },
    fields: IMAGE_FIELDS,
    answers,
    counted: true,
    errors: [...GENERATION, 'invalid_image'],
    examples: [
      {
        name: 'From a data URI',
        body: { image_url: SMALL_PNG, prompt: 'slow push in, snow', duration: 1, resolution: '480p' },
        status: 200,
      },
    ],
  },
];
