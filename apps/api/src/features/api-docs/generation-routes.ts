import { GenerationHeaders } from '@clipwright/core/videos';
import { IMAGE_FIELDS, TEXT_FIELDS } from './body-fields.js';
import type { DescribedRoute } from './described-route.js';
import { GENERATION } from './route-errors.js';
import { SMALL_PNG } from './small-png.js';
import { SCHEMAS } from './wire-schemas.js';

const HELD =
  'The call is held until the video is completed, at most `SYNC_WAIT_SECONDS` (290). Past that it is a 500 generation_timeout with `video_id`: the work goes on, and the status tells how it ended. A client that goes away cancels nothing. With `Prefer: heartbeat=N` the 200 and its headers come as soon as the video is admitted, then a space every N seconds until the JSON: what fails after that is `success: false` under the 200, with the same `code`.';

const answers = { 200: SCHEMAS.GenerationResponse, 202: SCHEMAS.AcceptedResponse };

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
