import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI from 'openai';

// OPENAI_BASE_URL is your server and /v1, such as http://127.0.0.1:8787/v1; OPENAI_API_KEY is your Clipwright key.
const openai = new OpenAI();

let video = await openai.videos.create({
  model: 'sora-2',
  prompt: 'a lighthouse by the sea at sunset, slow pan left',
  size: '1280x720',
  seconds: '4',
});
while (video.status === 'queued' || video.status === 'in_progress') {
  await sleep(1_000);
  video = await openai.videos.retrieve(video.id);
}
if (video.status === 'failed') throw new Error(video.error?.message);

const content = await openai.videos.downloadContent(video.id);
await writeFile('video.mp4', Buffer.from(await content.arrayBuffer()));
console.log(video.id);
