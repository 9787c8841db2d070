import assert from 'node:assert/strict';
import { ffprobe } from '../ffprobe.mjs';
import { itemsOf } from '../outputs.mjs';
import { waitUntil } from '../wait-until.mjs';

const STOPS_WITHIN_MS = 3_000;
const TELLS_WITHIN_MS = 10_000;

/** Cancels, kills and failures. */
export const troubleChecks = [
  { name: 'a canceled execution stops at once', run: cancel },
  { name: 'a server that is not there and may not be waited for is told of soon', run: nobodyThere },
  { name: 'a redirect is told of at once, with where it leads', run: redirected },
  { name: 'a server killed in mid-call: the node recovers, with exactly one video', run: killInMidCall },
  { name: 'a failed execution that is retried goes on with its video', run: retryAfterFailure },
];

async function cancel({ n8n, clipwright, keys }) {
  const executionId = await n8n.run('long-clip', 'Start');
  await begun({ clipwright, key: keys.main, prompt: 'long-clip' });
  const stoppedAtMs = Date.now();
  await n8n.stopExecution(executionId);
  const execution = await n8n.finished(executionId);
  assert.equal(execution.status, 'canceled');
  assert.ok(Date.now() - stoppedAtMs < STOPS_WITHIN_MS, 'it stopped at once');
  await clearAway({ clipwright, key: keys.main, prompt: 'long-clip' });
}

async function nobodyThere({ n8n }) {
  const startedAtMs = Date.now();
  const execution = await n8n.finished(await n8n.run('clip-from-nowhere', 'Start'));
  assert.equal(execution.status, 'error');
  assert.match(
    execution.data.resultData.error.description,
    /^Is the server running, and does n8n reach it\?/,
  );
  assert.ok(Date.now() - startedAtMs < TELLS_WITHIN_MS, 'it was told soon');
}

async function redirected({ n8n }) {
  const startedAtMs = Date.now();
  const execution = await n8n.finished(await n8n.run('clip-from-moved', 'Start'));
  assert.equal(execution.status, 'error');
  const { message, description } = execution.data.resultData.error;
  assert.match(message, /Use https:\/\/clips\.example\.com as base URL\.$/);
  assert.match(description, /^Put that address into the credential as its base URL\./);
  assert.ok(Date.now() - startedAtMs < TELLS_WITHIN_MS, 'it was told at once');
}

async function killInMidCall({ n8n, clipwright, keys }) {
  const executionId = await n8n.run('clip-through-a-kill', 'Start');
  await begun({ clipwright, key: keys.main, prompt: 'clip-through-a-kill' });
  await clipwright.kill();
  await clipwright.start();
  const execution = await n8n.finished(executionId);
  assert.equal(execution.status, 'success', JSON.stringify(execution.data.resultData.error));
  const [item] = itemsOf(execution, 'Clip');
  assert.equal((await ffprobe(await n8n.binary(item.binary.data))).frames, 96);
  assert.deepEqual(idsOf(await videosOf({ clipwright, key: keys.main, prompt: 'clip-through-a-kill' })), [
    item.json.video_id,
  ]);
}

/** The node may wait no time at all, so its first run fails while the video is being made. */
async function retryAfterFailure({ n8n, clipwright, keys }) {
  const executionId = await n8n.run('impatient-clip', 'Start');
  const failed = await n8n.finished(executionId);
  assert.equal(failed.status, 'error');
  assert.match(
    failed.data.resultData.error.description,
    /run the node again, which goes on waiting for the same video/,
  );
  const { video_id: videoId } = await waitUntil(
    { what: 'the video to be made', withinMs: 120_000 },
    async () => {
      const [video] = await videosOf({ clipwright, key: keys.main, prompt: 'impatient-clip' });
      return video?.status === 'completed' && video;
    },
  );
  const execution = await n8n.retry(executionId);
  assert.equal(execution.status, 'success', JSON.stringify(execution.data.resultData.error));
  assert.equal(itemsOf(execution, 'Clip')[0].json.video_id, videoId);
  assert.equal((await videosOf({ clipwright, key: keys.main, prompt: 'impatient-clip' })).length, 1);
}

function begun({ clipwright, key, prompt }) {
  return waitUntil({ what: `${prompt} to be begun` }, async () => {
    const [video] = await videosOf({ clipwright, key, prompt });
    return video?.status === 'processing' && video;
  });
}

async function clearAway({ clipwright, key, prompt }) {
  for (const { video_id: id } of await videosOf({ clipwright, key, prompt }))
    await clipwright.call(key, `videos/${id}`, { method: 'DELETE' });
}

async function videosOf({ clipwright, key, prompt }) {
  return (await clipwright.videos(key)).filter((video) => video.prompt === prompt);
}

function idsOf(videos) {
  return videos.map((video) => video.video_id);
}
