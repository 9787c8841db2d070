import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Clipwright } from '../clipwright.mjs';
import { Editor, hasChromium } from '../editor.mjs';
import { CREDENTIAL_ID, NOWHERE_CREDENTIAL_ID, oneClipWorkflow } from '../example-workflows.mjs';
import { ffprobe } from '../ffprobe.mjs';
import { OWNER } from '../n8n.mjs';
import { itemsOf } from '../outputs.mjs';
import { waitUntil } from '../wait-until.mjs';
import { chat } from './agent.mjs';

const GENERATION = { operation: 'generateFromText', prompt: 'a paper boat' };
const TOP = ['model', 'duration', 'aspectRatio', 'resolution'];

/** Makes modelb3 in 5 s and one shape alone. */
const NARROW = {
  engines: {
    narrow: {
      kind: 'openai-videos',
      flavour: 'generic',
      model: 'narrow',
      durationsSeconds: { min: 5, max: 5 },
      aspectRatios: ['16:9'],
      replicas: [{ name: 'a', url: 'http://127.0.0.1:9' }],
    },
  },
  models: { modelb3: { engine: 'narrow' } },
};

const checks = [
  { name: 'fields: lists come from the server and depend on the model', run: lists },
  { name: 'fields: a server narrowed to 5 s offers 5 s alone', run: narrowed },
  { name: 'fields: a workflow of version 1 runs as it did', run: version1 },
  { name: "fields: an agent's tool finds a video by the id that the model gives", run: tool },
];

const editorChecks = [
  { name: 'fields: the editor reloads lists with the model, and its labels fit', run: reload },
  { name: 'fields: the editor shows all of them when the model is an expression', run: modelByExpression },
  { name: 'fields: a video that is picked in the editor is downloaded', run: pickedVideo },
  { name: 'fields: the editor says what to do when no server answers', run: nobodyThere },
];

/** What the node's fields offer, and how old workflows and agents fill them in. */
export const fieldChecks = hasChromium
  ? [...checks, ...editorChecks.map((check) => ({ ...check, needsNewest: true }))]
  : checks;

async function lists({ n8n }) {
  assert.deepEqual(await namesOf(n8n, 'listModels', {}), ['Default (modela2)', 'modela2', 'modelb3']);
  const lengths = (model) => namesOf(n8n, 'listDurations', { model });
  assert.equal((await lengths('')).at(-1), '10 s');
  assert.equal((await lengths('modelb3')).at(-1), '15 s');
  assert.deepEqual(await namesOf(n8n, 'listResolutions', { model: 'modela2' }), [
    'Default (720p)',
    '480p',
    '720p',
    '768p (Served as 720p)',
  ]);
}

async function narrowed({ n8n, folder }) {
  const home = join(folder, 'narrowed');
  mkdirSync(home);
  const settings = { CLIPWRIGHT_CONFIG: JSON.stringify(NARROW) };
  const server = new Clipwright({ home, settings });
  await server.start();
  try {
    const apiKey = await server.createAccount('narrow@example.com', 'api');
    const data = { baseUrl: server.origin, apiKey };
    const { id } = await n8n.rest('POST', 'credentials', { name: 'Narrow', type: 'clipwrightApi', data });
    const offered = (method) => namesOf(n8n, method, { model: 'modelb3' }, id);
    assert.deepEqual(await offered('listDurations'), ['Default (5 s)', '5 s']);
    assert.deepEqual(await offered('listAspectRatios'), ['Default (16:9)', '16:9']);
  } finally {
    await server.stop();
  }
}

/** What the editor asks n8n for when a list is to be shown. */
async function namesOf(n8n, methodName, parameters, credentialId = CREDENTIAL_ID) {
  const options = await n8n.rest('POST', 'dynamic-node-parameters/options', {
    nodeTypeAndVersion: { name: 'n8n-nodes-clipwright.clipwright', version: 1.1 },
    path: 'parameters.field',
    methodName,
    currentNodeParameters: { resource: 'video', model: '', ...GENERATION, ...parameters },
    credentials: { clipwrightApi: { id: credentialId, name: 'Clipwright account' } },
  });
  return options.map(({ name }) => name);
}

/** As such a node was saved: its optional fields in one collection, the video by plain text. */
async function version1({ n8n }) {
  const additionalFields = { duration: 1, resolution: '480p', aspectRatio: '9:16' };
  const made = oneClipWorkflow('version-1', { ...GENERATION, output: 'url', additionalFields, options: {} });
  const [start, clip] = made.nodes;
  const again = {
    ...clip,
    id: 'version-1-again',
    name: 'Again',
    position: [440, 0],
    parameters: { resource: 'video', operation: 'download', videoId: '={{ $json.video_id }}', options: {} },
  };
  const connections = {
    ...made.connections,
    Clip: { main: [[{ node: 'Again', type: 'main', index: 0 }]] },
  };
  const { id } = await save(n8n, { ...made, nodes: [start, clip, again], connections });
  const execution = await n8n.finished(await n8n.run(id, 'Start'));
  assert.equal(execution.status, 'success', JSON.stringify(execution.data.resultData.error));
  const [{ binary }] = itemsOf(execution, 'Again');
  const { width, height, frames } = await ffprobe(await n8n.binary(binary.data));
  assert.deepEqual({ width, height, frames }, { width: 480, height: 854, frames: 24 });
}

async function tool({ n8n, clipwright, keys, model }) {
  const video = await aVideo({ clipwright, keys, prompt: 'a tool looks at this' });
  const example = await n8n.rest('GET', 'workflows/agent-tool');
  const videoId = { __rl: true, mode: 'id', value: "={{ $fromAI('video_id', 'The ID of the video') }}" };
  const nodes = example.nodes.map((node) => {
    if (node.name === 'Make a Video')
      return { ...node, parameters: { resource: 'video', operation: 'getStatus', videoId, options: {} } };
    return node.webhookId === undefined ? node : { ...node, webhookId: `${node.webhookId}-status` };
  });
  const { id } = await save(n8n, { ...example, name: 'agent-status', nodes });
  const usual = model.seen.toolInput;
  model.seen.toolInput = { video_id: video.video_id };
  try {
    assert.equal(await chat(n8n, id, 'Is it ready?'), `Here it is: ${video.video_url}`);
  } finally {
    model.seen.toolInput = usual;
  }
}

async function reload({ n8n }) {
  const options = { longestWindowWaitMinutes: 3, longestWaitMinutes: 3, holdSeconds: 3, fileName: 'a' };
  await inPanel(n8n, { ...GENERATION, additionalFields: { fps: 24, seed: 1 }, options }, async (panel) => {
    await panel.shows('resolution', 'Default (720p)');
    assert.equal((await panel.offers('duration')).at(-1), '10 s');
    await panel.choose('model', 'modelb3');
    await panel.shows('resolution', 'Default (1440p)');
    assert.equal((await panel.offers('duration')).at(-1), '15 s');
    const fields = await panel.fields();
    assert.deepEqual(fields.slice(3, 7), TOP, 'they stand on top');
    assert.deepEqual(await panel.cutLabels(), []);
  });
}

async function modelByExpression({ n8n }) {
  const model = '={{ $json.model }}';
  await inPanel(n8n, { ...GENERATION, model, additionalFields: { fps: 24 }, options: {} }, async (panel) => {
    await panel.shows('resolution', 'Default');
    const fields = await panel.fields();
    assert.deepEqual([...fields.slice(3, 7), fields.at(-1)], [...TOP, 'fps']);
    assert.equal(await panel.problems(), 0, 'nothing is marked as wrong');
    assert.ok((await panel.offers('duration')).includes('15 s'));
  });
}

async function pickedVideo({ n8n, clipwright, keys }) {
  const prompt = 'a lantern is picked';
  const video = await aVideo({ clipwright, keys, prompt });
  await inPanel(n8n, { operation: 'download', options: {} }, async (panel, workflowId) => {
    assert.match(
      await panel.pick('videoId', prompt),
      /^a lantern is picked · \d{4}-\d\d-\d\d \d\d:\d\d · completed$/,
    );
    await panel.execute();
    const [{ id }] = await n8n.executionsOf(workflowId);
    const [{ json, binary }] = itemsOf(await n8n.finished(id), 'Clip');
    assert.equal(json.video_id, video.video_id);
    assert.equal((await ffprobe(await n8n.binary(binary.data))).frames, 24);
  });
}

async function nobodyThere({ n8n }) {
  const advice = /Is the server running, and does n8n reach it\?.*Until then the defaults work/s;
  const look = (parameters, at) => inPanel(n8n, parameters, at, NOWHERE_CREDENTIAL_ID);
  await look({ operation: 'getStatus', options: {} }, async (panel) => {
    assert.match(await panel.problemOf('videoId'), advice);
  });
  await look({ ...GENERATION, options: {} }, async (panel) => {
    assert.match(await panel.firstProblem(), advice);
  });
}

/** Looks at the fields of a node of today's version in the editor. */
async function inPanel(n8n, parameters, look, credentialId = CREDENTIAL_ID) {
  const workflow = oneClipWorkflow('in-panel', parameters, credentialId);
  const nodes = workflow.nodes.map((node) => (node.name === 'Clip' ? { ...node, typeVersion: 1.1 } : node));
  const { id } = await save(n8n, { ...workflow, nodes });
  const editor = await Editor.open({ origin: n8n.origin, owner: OWNER });
  try {
    await look(await editor.openNode(id, 'Clip'), id);
  } finally {
    await editor.close();
  }
}

function save(n8n, { name, nodes, connections, settings }) {
  return n8n.rest('POST', 'workflows', { name, nodes, connections, settings, active: false });
}

/** A small one that is completed. */
async function aVideo({ clipwright, keys, prompt }) {
  const body = { prompt, duration: 1, resolution: '480p' };
  const { video_id: id } = await clipwright.call(keys.main, 'text-to-video', { method: 'POST', body });
  return waitUntil({ what: `${prompt} to be made`, withinMs: 120_000 }, async () => {
    const video = await clipwright.call(keys.main, `video-status?video_id=${id}`);
    return video.status === 'completed' && video;
  });
}
