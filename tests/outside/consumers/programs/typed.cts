import { createClient, type GenerationResponse } from '@clipwright/core';
import { download } from '@clipwright/core/download';
import { isClipwrightError } from '@clipwright/core/errors';

async function main(): Promise<void> {
  const { BASE_URL: baseUrl = '', API_KEY: apiKey = '' } = process.env;
  const client = createClient({ baseUrl, apiKey });
  const order = { prompt: 'a red kite', duration: 1, resolution: '480p' } as const;
  const video: GenerationResponse = await client.textToVideo(order);
  const { stream, contentType } = await download(video);
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const refusal: unknown = await client.textToVideo({ prompt: '' }).catch((error: unknown) => error);
  const { status } = await client.videoStatus(video.video_id);
  const box = String.fromCharCode(...bytes.subarray(4, 8));
  const code = isClipwrightError(refusal) ? refusal.code : String(refusal);
  console.log(JSON.stringify({ status, contentType, box, refusal: code }));
}

void main();
