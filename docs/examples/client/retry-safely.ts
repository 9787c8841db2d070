import { createClient, isClipwrightError } from '@clipwright/core';

const client = createClient({
  baseUrl: process.env['CLIPWRIGHT_URL'] ?? 'http://127.0.0.1:8787',
  apiKey: process.env['CLIPWRIGHT_API_KEY'] ?? '',
});

/** Codes after which the same order may be tried again with a new key: no video came of the old one. */
const WORTH_ANOTHER = ['generation_failed', 'engine_unavailable', 'busy', 'storage_full'];

/** One order, one video: whoever calls this again with the same order gets the video of the first call. */
async function videoOfOrder(order: string, prompt: string, attempt = 1): Promise<string> {
  try {
    const video = await client.textToVideo({ prompt }, { idempotencyKey: `${order}-${attempt}` });
    return video.video_url;
  } catch (error) {
    const isWorthIt = isClipwrightError(error) && WORTH_ANOTHER.includes(String(error.code));
    if (!isWorthIt || attempt === 3) throw error;
    return await videoOfOrder(order, prompt, attempt + 1);
  }
}

console.log(await videoOfOrder('order-4711', 'a red boat on a calm lake at dawn'));
