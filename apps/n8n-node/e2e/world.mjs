import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Clipwright } from './clipwright.mjs';
import {
  CREDENTIAL_ID,
  exampleWorkflows,
  MOVED_CREDENTIAL_ID,
  MODEL_CREDENTIAL_ID,
  NOWHERE_CREDENTIAL_ID,
  oneClipWorkflow,
  PHOTO_CREDENTIAL_ID,
} from './example-workflows.mjs';
import { startImageHost } from './image-host.mjs';
import { N8n } from './n8n.mjs';
import { packNode } from './pack.mjs';
import { startScriptedModel } from './scripted-model.mjs';

const TOOL_INPUT = { prompt: 'A lighthouse by the sea', seconds: 1, aspect_ratio: '16:9' };

/** Everything that the checks stand on: the packed node in an n8n, a Clipwright, photos, a scripted model. */
export async function openWorld({ n8nDir, folder }) {
  const images = await startImageHost();
  const clipwright = new Clipwright({
    home: join(folder, 'clipwright'),
    imageHost: new URL(images.origin).host,
  });
  mkdirSync(join(folder, 'clipwright'));
  const model = await startScriptedModel(TOOL_INPUT);
  const n8n = new N8n({ n8nDir, folder: join(folder, 'n8n') });
  const world = {
    n8nDir,
    n8n,
    clipwright,
    model,
    folder: join(folder, 'n8n'),
    photoFolder: `${images.origin}/photos`,
    movedUrl: `${images.origin}/moved`,
  };
  return Object.assign(world, {
    start: async () => {
      const [packed, keys] = await Promise.all([packNode(folder), startClipwright(clipwright)]);
      Object.assign(world, { ...packed, keys });
      await prepareN8n(world);
    },
    stop: async () => {
      images.stop();
      model.stop();
      await Promise.all([n8n.stop(), clipwright.stop()]);
    },
  });
}

async function startClipwright(clipwright) {
  await clipwright.start();
  const main = await clipwright.createAccount('main@example.com', 'api');
  const photos = await clipwright.createAccount('photos@example.com', 'api');
  return { main, photos, free: await clipwright.createAccount('free@example.com', 'free') };
}

async function prepareN8n(world) {
  const { n8n, tarball } = world;
  await n8n.installNode(tarball);
  await n8n.importCredentials(credentialsOf(world));
  await n8n.importWorkflows(workflowsOf(world));
  await n8n.start();
}

function credentialsOf({ clipwright, keys, model, movedUrl }) {
  const clipwrightAccount = (id, name, apiKey, baseUrl = clipwright.origin) => ({
    id,
    name,
    type: 'clipwrightApi',
    data: { baseUrl, apiKey },
  });
  return [
    clipwrightAccount(CREDENTIAL_ID, 'Clipwright account', keys.main),
    clipwrightAccount(PHOTO_CREDENTIAL_ID, 'Clipwright photos', keys.photos),
    clipwrightAccount(NOWHERE_CREDENTIAL_ID, 'Clipwright nowhere', keys.main, 'http://127.0.0.1:47'),
    clipwrightAccount(MOVED_CREDENTIAL_ID, 'Clipwright moved', keys.main, movedUrl),
    {
      id: MODEL_CREDENTIAL_ID,
      name: 'OpenAI account',
      type: 'openAiApi',
      data: { apiKey: 'unused', url: `${model.origin}/v1` },
    },
  ];
}

function workflowsOf({ unpacked, folder, photoFolder }) {
  const examples = exampleWorkflows(unpacked, { folder, photoFolder });
  return [
    ...examples,
    agentBefore(examples.find((workflow) => workflow.id === 'agent-tool')),
    oneClipWorkflow(
      'clip-from-nowhere',
      {
        operation: 'generateFromText',
        prompt: 'nowhere',
        output: 'url',
        additionalFields: {},
        options: { longestWaitMinutes: 0 },
      },
      NOWHERE_CREDENTIAL_ID,
    ),
    oneClipWorkflow(
      'clip-from-moved',
      { operation: 'generateFromText', prompt: 'moved', output: 'url', additionalFields: {}, options: {} },
      MOVED_CREDENTIAL_ID,
    ),
    oneClipWorkflow('long-clip', {
      operation: 'generateFromText',
      prompt: 'long-clip',
      output: 'url',
      additionalFields: { duration: 10 },
      options: {},
    }),
    oneClipWorkflow('clip-through-a-kill', {
      operation: 'generateFromText',
      prompt: 'clip-through-a-kill',
      additionalFields: { duration: 4 },
      options: {},
    }),
    oneClipWorkflow('impatient-clip', {
      operation: 'generateFromText',
      prompt: 'impatient-clip',
      output: 'url',
      additionalFields: { duration: 2, resolution: '480p' },
      options: { holdSeconds: 0, longestWaitMinutes: 0 },
    }),
  ];
}

/** The same workflow with the agent as it was before tools became nodes of the execution. */
function agentBefore(workflow) {
  const nodes = workflow.nodes.map((node) => {
    if (node.name === 'Agent') return { ...node, typeVersion: 2.2 };
    return node.webhookId === undefined ? node : { ...node, webhookId: `${node.webhookId}-before` };
  });
  return { ...workflow, id: 'agent-tool-before', name: 'agent-tool-before', nodes };
}
