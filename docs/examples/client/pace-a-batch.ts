import { createClient } from '@clipwright/core';

const client = createClient({
  baseUrl: process.env['CLIPWRIGHT_URL'] ?? 'http://127.0.0.1:8787',
  apiKey: process.env['CLIPWRIGHT_API_KEY'] ?? '',
});

const prompts = ['a red boat', 'a lighthouse at dusk', 'a train in the snow', 'a kite over the hills'];

/** All at once: the client lets them through as the key's window has room, and waits in between. */
const videos = await Promise.allSettled(
  prompts.map((prompt) =>
    client.textToVideo(
      { prompt, duration: 2 },
      {
        idempotencyKey: `batch-2026-11-23-${prompts.indexOf(prompt)}`,
        onWait: ({ reason, waitMs }) =>
          console.log(`waiting: "${prompt}" for ${Math.ceil(waitMs / 1000)} s (${reason})`),
      },
    ),
  ),
);

for (const [index, video] of videos.entries()) {
  const outcome = video.status === 'fulfilled' ? video.value.video_url : String(video.reason);
  console.log(`${prompts[index]}: ${outcome}`);
}
