import { createClient } from '@clipwright/core';
import { download } from '@clipwright/core/download';
import { isClipwrightError } from '@clipwright/core/errors';
import { MODEL_IDS, type ModelId } from '@clipwright/core/models';

const model: ModelId = MODEL_IDS[0];
const client = createClient({ baseUrl: process.env['BASE_URL'] ?? '', apiKey: process.env['API_KEY'] ?? '' });
const video = await client.textToVideo({
  video_model: model,
  prompt: 'a red kite',
  duration: 1,
  resolution: '480p',
});
const { stream, contentType } = await download(video);
const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
const refusal: unknown = await client.textToVideo({ prompt: '' }).catch((error: unknown) => error);
const { status } = await client.videoStatus(video.video_id);
const box = String.fromCharCode(...bytes.subarray(4, 8));
console.log(
  JSON.stringify({
    status,
    contentType,
    box,
    refusal: isClipwrightError(refusal) ? refusal.code : String(refusal),
  }),
);
