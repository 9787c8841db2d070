import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Editor, hasChromium } from '../editor.mjs';
import { ffprobe } from '../ffprobe.mjs';
import { OWNER } from '../n8n.mjs';
import { itemsOf, runOf } from '../outputs.mjs';
import { whenListening } from '../when-listening.mjs';
import { waitUntil } from '../wait-until.mjs';

const SECOND_AT_480P = { codec: 'h264', width: 854, height: 480, frames: 24 };

/** Every example workflow of the package, run. */
export const exampleChecks = [
  { name: 'example: form to video answers a form with the address', run: formToVideo },
  { name: 'example: schedule to storage streams an mp4 to disk', run: scheduleToStorage },
  { name: 'example: a failed video takes its branch, and a smaller one is made', run: failedVideo },
  { name: 'example: 40 product photos keep order and window', run: productPhotos },
  ...(hasChromium
    ? [{ name: 'example: the editor shows what the batch waited for', run: batchHint, needsNewest: true }]
    : []),
];

async function formToVideo({ n8n }) {
  const { nodes } = await n8n.rest('GET', 'workflows/form-to-video');
  await n8n.publish('form-to-video');
  const form = new FormData();
  form.set('field-0', 'A paper boat on a pond');
  form.set('field-1', '1');
  const path = nodes.find((node) => node.type.endsWith('.formTrigger')).webhookId;
  const answer = await whenListening(() =>
    fetch(`${n8n.origin}/form/${path}`, { method: 'POST', body: form }),
  );
  assert.equal(answer.status, 200, await answer.clone().text());
  const { formWaitingUrl } = await answer.json();
  await waitUntil(
    { what: 'the closing page', withinMs: 120_000 },
    async () => (await textAt(statusUrl(formWaitingUrl))) === 'form-waiting',
  );
  const page = await textAt(formWaitingUrl);
  const [{ id }] = await n8n.executionsOf('form-to-video');
  const [{ json }] = itemsOf(await n8n.finished(id), 'Make the Video');
  assert.equal(json.status, 'completed');
  assert.equal(json.duration, 1);
  assert.ok(page.includes(json.video_url), 'the page shows the address');
}

/** Where the form's page asks whether the next one is there. */
function statusUrl(formWaitingUrl) {
  const url = new URL(formWaitingUrl);
  url.pathname += '/n8n-execution-status';
  return url;
}

async function textAt(url) {
  return (await (await fetch(url)).text()).trim();
}

async function scheduleToStorage({ n8n, folder }) {
  const execution = await n8n.finished(await n8n.run('schedule-to-storage', 'Every Morning'));
  assert.equal(execution.status, 'success', JSON.stringify(execution.data.resultData.error));
  const [item] = itemsOf(execution, 'Make the Video');
  assert.equal(item.binary.data.mimeType, 'video/mp4');
  assert.deepEqual(await ffprobe(await n8n.binary(item.binary.data)), SECOND_AT_480P);
  const [file] = readdirSync(folder).filter((name) => /^\d{4}-\d\d-\d\d\.mp4$/.test(name));
  assert.deepEqual(await ffprobe(readFileSync(join(folder, file))), SECOND_AT_480P);
}

async function failedVideo({ n8n, clipwright, keys }) {
  const executionId = await n8n.run('failed-video-branch', 'Start');
  const first = await waitUntil({ what: 'the first video to be begun' }, async () => {
    const [newest] = await clipwright.videos(keys.main);
    return newest.duration === 10 && newest.status !== 'completed' && newest;
  });
  await clipwright.call(keys.main, `videos/${first.video_id}`, { method: 'DELETE' });
  const execution = await n8n.finished(executionId);
  assert.equal(execution.status, 'success', JSON.stringify(execution.data.resultData.error));
  const [failed] = itemsOf(execution, 'Make the Video', 1);
  assert.equal(failed.json.error.code, 'generation_canceled');
  assert.equal(failed.json.error.video_id, first.video_id);
  assert.match(failed.json.error.request_id, /\S/);
  const [made] = itemsOf(execution, 'Video');
  assert.match(made.json.video, /^http.+\.mp4$/);
  assert.notEqual(made.json.video_id, first.video_id);
}

async function productPhotos({ n8n, clipwright, keys, photoFolder }) {
  const execution = await n8n.finished(await n8n.run('product-photos-to-clips', 'Start'));
  assert.equal(execution.status, 'success', JSON.stringify(execution.data.resultData.error));
  const clips = itemsOf(execution, 'Clips').map(({ json }) => json);
  assert.deepEqual(
    clips.map((clip) => clip.photo),
    Array.from({ length: 40 }, (_, index) => `${photoFolder}/${index + 1}.jpg`),
  );
  const asked = itemsOf(execution, 'Make a Clip').map(({ json }) => json.video_id);
  const videos = await clipwright.videos(keys.photos);
  // Several are on their way at once, so the server may count them in another order.
  assert.deepEqual(
    videos.map((video) => video.video_id).toSorted(),
    asked.toSorted(),
    'one video for each photo',
  );
  assert.ok(
    longestBurst(videos.map((video) => Date.parse(video.created_at))) <= 15,
    'never more than 15 in 20 s',
  );
  assert.match(
    runOf(execution, 'Make a Clip').hints[0].message,
    /^Waited .+ to stay within the rate limit window/,
  );
  for (const { video_id: id } of videos)
    await clipwright.call(keys.photos, `videos/${id}`, { method: 'DELETE' });
}

/** Of the batch that ran last; of a new one where none did. */
async function batchHint({ n8n }) {
  const [last] = await n8n.executionsOf('product-photos-to-clips');
  const { id } = await n8n.finished(last?.id ?? (await n8n.run('product-photos-to-clips', 'Start')));
  const editor = await Editor.open({ origin: n8n.origin, owner: OWNER });
  try {
    await editor.openWorkflow('product-photos-to-clips', id);
    await editor.openFields('Make a Clip');
    assert.match(await editor.outputPane(/^Waited /), /to stay within the rate limit window/);
  } finally {
    await editor.close();
  }
}

/** Most moments that any 20 s hold. */
function longestBurst(momentsMs) {
  return Math.max(
    ...momentsMs.map((from) => momentsMs.filter((at) => at >= from && at < from + 20_000).length),
  );
}
