import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const CREDENTIAL_ID = 'clipwrightmain01';
export const PHOTO_CREDENTIAL_ID = 'clipwrightphoto1';
export const NOWHERE_CREDENTIAL_ID = 'clipwrightvoid01';
export const MOVED_CREDENTIAL_ID = 'clipwrightmove01';
export const MODEL_CREDENTIAL_ID = 'scriptedmodel001';

/**
 * The six examples of the packed node, made runnable here: an id, the test's credentials, and the settings
 * that people edit.
 */
export function exampleWorkflows(packageDir, { folder, photoFolder }) {
  const files = readdirSync(join(packageDir, 'dist/workflows')).filter((name) => name.endsWith('.json'));
  return files.map((file) => {
    const workflow = JSON.parse(readFileSync(join(packageDir, 'dist/workflows', file), 'utf8'));
    const name = file.replace('.json', '');
    const settings = {
      photoFolder,
      folder,
      seconds: name === 'failed-video-branch' ? 10 : 1,
      resolution: name === 'failed-video-branch' ? '720p' : '480p',
    };
    return {
      ...workflow,
      id: name,
      active: false,
      nodes: workflow.nodes.map((node) => runnable(node, { name, settings })),
    };
  });
}

/** One node that makes a clip, from a trigger that is started by hand. */
export function oneClipWorkflow(id, parameters, credentialId = CREDENTIAL_ID) {
  const clip = {
    id: `${id}-clip`,
    name: 'Clip',
    type: 'n8n-nodes-clipwright.clipwright',
    typeVersion: 1,
    position: [220, 0],
  };
  const start = {
    id: `${id}-start`,
    name: 'Start',
    type: 'n8n-nodes-base.manualTrigger',
    typeVersion: 1,
    position: [0, 0],
    parameters: {},
  };
  const nodes = [
    start,
    {
      ...clip,
      parameters: { resource: 'video', ...parameters },
      credentials: clipwrightCredential(credentialId),
    },
  ];
  const connections = { Start: { main: [[{ node: 'Clip', type: 'main', index: 0 }]] } };
  return { id, name: id, active: false, nodes, connections, settings: { executionOrder: 'v1' } };
}

function runnable(node, { name, settings }) {
  const credentials = credentialsOf(node, name);
  const parameters = {
    ...node.parameters,
    ...(node.name === 'Settings' ? edited(node.parameters, settings) : {}),
    ...openToTests(node),
    ...polledOften(node),
    ...storedIn(node, settings.folder),
    ...unattended(node),
  };
  return { ...node, parameters, ...(credentials === null ? {} : { credentials }) };
}

function credentialsOf(node, name) {
  if (node.type.startsWith('n8n-nodes-clipwright.'))
    return clipwrightCredential(name === 'product-photos-to-clips' ? PHOTO_CREDENTIAL_ID : CREDENTIAL_ID);
  if (node.type.endsWith('.lmChatOpenAi'))
    return { openAiApi: { id: MODEL_CREDENTIAL_ID, name: 'OpenAI account' } };
  return null;
}

/** The reference of a node to a credential of the test. */
export function clipwrightCredential(id) {
  return { clipwrightApi: { id, name: 'Clipwright account' } };
}

function edited(parameters, settings) {
  const assignments = parameters.assignments.assignments.map((field) =>
    field.name in settings ? { ...field, value: settings[field.name] } : field,
  );
  return { assignments: { assignments } };
}

/**
 * 40 films would take the engine minutes: the batch asks for them all, through the window, and does not wait
 * for each.
 */
function unattended(node) {
  return node.name === 'Make a Clip'
    ? { options: { ...node.parameters.options, waitForCompletion: false } }
    : {};
}

/** n8n polls at most once a minute for each of its times: twelve of them are every five seconds. */
function polledOften(node) {
  if (!node.type.endsWith('.clipwrightTrigger')) return {};
  const times = Array.from({ length: 12 }, (_, time) => ({
    mode: 'custom',
    cronExpression: `${5 * time} * * * * *`,
  }));
  return { pollTimes: { item: times } };
}

/** Where a file is written without settings of its own, the folder stands in its name. */
function storedIn(node, folder) {
  const { fileName } = node.parameters;
  return fileName?.startsWith('=/files/') ? { fileName: fileName.replace('/files', folder) } : {};
}

/** A chat that nobody but its editor may use can't be called by a test. */
function openToTests(node) {
  return node.type.endsWith('.chatTrigger') ? { public: true, options: { responseMode: 'lastNode' } } : {};
}
