import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { batchWorkflow } from '../batch-workflow.mjs';
import { Clipwright } from '../clipwright.mjs';
import { startDoors } from '../doors.mjs';
import { waitUntil } from '../wait-until.mjs';
import { whenListening } from '../when-listening.mjs';

const ITEMS = 20;
/** The moments wait for the door, not for the window. */
const SETTINGS = { RATE_LIMIT: '1000' };

/** n8n itself goes on with this one: nobody has to press Retry. */
const HANDED_ON = "while n8n's own Wait has the rest";

/** A moment in a batch: which request the door shuts at, and how many videos are made when it has come. */
const MOMENTS = {
  'before the first request': { shutAt: ({ isPost }) => isPost && 'before' },
  'with the first answer lost': { shutAt: ({ isPost }) => isPost && 'after' },
  'while videos are being made': { shutAt: ({ isStatus, posts }) => isStatus && posts >= 4 && 'before' },
  'between two items': { shutAt: ({ isPost, posts }) => isPost && posts === 8 && 'before' },
  'while it waits for the window': {
    shutAt: ({ isPost, posts }) => isPost && posts >= 16 && 'full',
    made: 15,
  },
  [HANDED_ON]: { shutAt: ({ isPost, posts }) => isPost && posts >= 16 && 'full', made: 15, handsOn: true },
  'after the last video, before the output': {
    shutAt: ({ isStatus, posts }) => isStatus && posts === ITEMS && 'before',
    made: ITEMS,
  },
};

/** Who dies at which moments, and whether someone has to press Retry. One death serves all its batches. */
const ROUNDS = [
  {
    who: 'n8n is killed',
    moments: [
      'before the first request',
      'while videos are being made',
      'between two items',
      'while it waits for the window',
      HANDED_ON,
      'after the last video, before the output',
    ],
    isRetried: true,
    die: ({ n8n }) => again(n8n, 'kill'),
  },
  {
    who: 'n8n is updated',
    moments: ['while videos are being made', 'while it waits for the window'],
    isRetried: true,
    die: ({ n8n }) => again(n8n, 'stop'),
  },
  {
    who: 'the server is killed',
    moments: ['between two items'],
    isRetried: false,
    die: ({ clipwright }) => again(clipwright, 'kill'),
  },
  {
    who: 'the server is updated',
    moments: ['while videos are being made'],
    isRetried: false,
    die: ({ clipwright }) => again(clipwright, 'stop'),
  },
  {
    who: 'both are killed',
    moments: ['with the first answer lost', 'while it waits for the window'],
    isRetried: true,
    die: ({ n8n, clipwright }) => Promise.all([again(n8n, 'kill'), again(clipwright, 'kill')]),
  },
];

/** Batches through deaths: whatever dies at whatever moment, 20 items are 20 videos. */
export const killChecks = [
  { name: 'kills: 20 items are 20 videos, whoever dies when', run: kills, needsNewest: true },
];

async function kills({ n8n }) {
  const home = mkdtempSync(join(tmpdir(), 'clipwright-kills-'));
  mkdirSync(join(home, 'clipwright'));
  const clipwright = new Clipwright({ home: join(home, 'clipwright'), settings: SETTINGS });
  const doors = await startDoors(() => clipwright.origin);
  try {
    await clipwright.start();
    const lines = {};
    for (const moment of Object.keys(MOMENTS))
      lines[moment] = await openLine(
        { n8n, clipwright, doors },
        { moment, number: Object.keys(lines).length },
      );
    for (const round of ROUNDS) await runRound(round, { n8n, clipwright, lines });
  } finally {
    doors.stop();
    await clipwright.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

async function again(server, end) {
  await server[end]();
  await server.start();
}

/** A workflow for a moment, with an account and a door of its own. */
async function openLine({ n8n, clipwright, doors }, { moment, number }) {
  const key = await clipwright.createAccount(`line-${number}@example.com`, 'api');
  const door = doors.open(`line-${number}`);
  const credential = await n8n.rest('POST', 'credentials', {
    name: `Clipwright line ${number}`,
    type: 'clipwrightApi',
    data: { baseUrl: door.origin, apiKey: key },
  });
  const workflow = batchWorkflow({ path: `line-${number}`, credential, handsOn: MOMENTS[moment].handsOn });
  const { id } = await n8n.rest('POST', 'workflows', workflow);
  await n8n.publish(id);
  return { moment, number, key, door, workflowId: id, runs: 0 };
}

async function runRound({ who, moments, isRetried, die }, { n8n, clipwright, lines }) {
  const startedAtMs = Date.now();
  const batches = moments.map((moment) => lines[moment]);
  await Promise.all(batches.map((line) => begin(line, { n8n, clipwright })));
  await die({ n8n, clipwright });
  for (const { door } of batches) door.open();
  await Promise.all(batches.map((line) => finish(line, { n8n, clipwright, isRetried, who })));
  console.log(`   ${who}: ${batches.length} batches (${((Date.now() - startedAtMs) / 1000).toFixed(1)} s)`);
}

/** Starts a batch and resolves when its moment has come. */
async function begin(line, { n8n, clipwright }) {
  const { shutAt, made = 0, handsOn = false } = MOMENTS[line.moment];
  const shut = line.door.shut(shutAt);
  const madeBefore = line.runs * ITEMS;
  line.runs += 1;
  const items = Array.from({ length: ITEMS }, (_, index) => ({ prompt: `item ${index}` }));
  const answer = await whenListening(() =>
    fetch(`${n8n.origin}/webhook/line-${line.number}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ items }),
    }),
  );
  assert.equal(answer.status, 200);
  await shut;
  await waitUntil({ what: `the moment ${line.moment}`, withinMs: 240_000 }, async () => {
    const videos = await clipwright.videos(line.key);
    if (videos.filter(({ status }) => status === 'completed').length < madeBefore + made) return false;
    return !handsOn || (await latest(n8n, line.workflowId)).status === 'waiting';
  });
}

/** Brings a batch to its end, by the Retry button where n8n died, and counts. */
async function finish(line, { n8n, clipwright, isRetried, who }) {
  const what = `${who} ${line.moment}`;
  const { handsOn = false } = MOMENTS[line.moment];
  const { id } = await latest(n8n, line.workflowId);
  if (handsOn) await resumed(n8n, line.workflowId);
  const ended = await n8n.finished(id);
  assert.equal(ended.status, isRetried && !handsOn ? 'crashed' : 'success', what);
  const loadWorkflow = line.number % 2 === 0;
  const execution = ended.status === 'crashed' ? await n8n.retry(id, { loadWorkflow }) : ended;
  assert.equal(execution.status, 'success', `${what}: ${JSON.stringify(execution.data.resultData.error)}`);
  const videos = await clipwright.videos(line.key);
  const promptOf = new Map(videos.map((video) => [video.video_id, video.prompt]));
  assert.deepEqual(
    clipsOf(execution).map(({ json }) => promptOf.get(json.video_id)),
    Array.from({ length: ITEMS }, (_, index) => `item ${index}`),
    `${what}: each item has its own video`,
  );
  assert.equal(videos.length, line.runs * ITEMS, `${what}: exactly one video for each item of each run`);
}

/** What all runs of the node gave, one after the other. */
function clipsOf(execution) {
  return execution.data.resultData.runData.Clip.flatMap(({ data }) => data?.main[0] ?? []).filter(
    ({ json }) => json.video_id !== undefined,
  );
}

function resumed(n8n, workflowId) {
  return waitUntil({ what: 'n8n to go on by itself', withinMs: 240_000, everyMs: 1_000 }, async () => {
    const { status } = await latest(n8n, workflowId);
    return status === 'success' || status === 'error';
  });
}

/** The newest execution, once n8n has noticed that it is over. */
async function latest(n8n, workflowId) {
  const executions = await n8n.executionsOf(workflowId);
  return executions.toSorted((one, other) => Number(other.id) - Number(one.id))[0];
}
