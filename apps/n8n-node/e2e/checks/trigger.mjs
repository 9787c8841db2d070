import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Editor, hasChromium } from '../editor.mjs';
import { ffprobe } from '../ffprobe.mjs';
import { OWNER } from '../n8n.mjs';
import { itemsOf } from '../outputs.mjs';
import { waitUntil } from '../wait-until.mjs';

const WORKFLOW = 'finished-to-storage';
const CLIP = { prompt: 'A bell rings once', resolution: '480p', duration: 1 };

const EVENTS = ['On video canceled', 'On video completed', 'On video expired', 'On video failed'];

/** The trigger, in the example that stores every finished video; and as the editor offers it. */
export const triggerChecks = [
  {
    name: 'trigger: a completed video starts a workflow once, with its mp4, and none from before',
    run: startsOnce,
  },
  ...(hasChromium
    ? [{ name: 'trigger: the editor offers each event to begin with', run: isOffered, needsNewest: true }]
    : []),
];

async function startsOnce(world) {
  const { n8n } = world;
  await made(world);
  await n8n.publish(WORKFLOW);
  const ids = [await made(world), await made(world)];
  await waitUntil({ what: 'both videos to have started a run' }, async () => {
    const seen = (await videosOf(n8n)).map((item) => item.json.video_id);
    return seen.length >= ids.length;
  });
  await n8n.unpublish(WORKFLOW);
  const items = await videosOf(n8n);
  assert.deepEqual(new Set(items.map(({ json }) => json.video_id)), new Set(ids));
  assert.equal(items.length, ids.length);
  for (const { json, binary } of items) await assertStored(world, json, binary.data);
  await newestInTest(world, ids.at(-1));
}

/** A clip that another program asks for. Gives its id. */
async function made({ clipwright, keys }) {
  const answer = await clipwright.call(keys.main, 'text-to-video.php', { method: 'POST', body: CLIP });
  assert.equal(answer.success, true, JSON.stringify(answer));
  return answer.video_id;
}

/** What the trigger has handed over, in all of the workflow's runs that are over. */
async function videosOf(n8n) {
  const runs = await n8n.executionsOf(WORKFLOW);
  const executions = await Promise.all(runs.map(({ id }) => n8n.finished(id)));
  for (const { status, data } of executions)
    assert.equal(status, 'success', JSON.stringify(data.resultData.error));
  return executions.flatMap((execution) => itemsOf(execution, 'Clipwright Trigger'));
}

async function assertStored({ n8n, folder }, json, file) {
  assert.equal(json.status, 'completed');
  assert.equal(file.fileName, `${json.video_id}.mp4`);
  assert.equal((await ffprobe(await n8n.binary(file))).frames, 24);
  assert.equal((await ffprobe(readFileSync(join(folder, file.fileName)))).frames, 24);
}

/** Fetch Test Event. */
async function newestInTest({ n8n }, newest) {
  const execution = await n8n.finished(await n8n.run(WORKFLOW, 'Clipwright Trigger'));
  assert.equal(execution.status, 'success', JSON.stringify(execution.data.resultData.error));
  assert.deepEqual(
    itemsOf(execution, 'Clipwright Trigger').map(({ json }) => json.video_id),
    [newest],
  );
}

async function isOffered({ n8n }) {
  const editor = await Editor.open({ origin: n8n.origin, owner: OWNER });
  try {
    await editor.emptyWorkflow();
    assert.deepEqual((await editor.actionsOf('Clipwright')).toSorted(), EVENTS);
    const { fields, modelButtons } = await editor.add('On video completed');
    assert.ok(
      ['events', 'downloadFile', 'simplify'].every((field) => fields.includes(field)),
      `it shows ${fields.join(', ')}`,
    );
    assert.equal(modelButtons, 0, 'it shows buttons for answers of a model');
  } finally {
    await editor.close();
  }
}
