import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Editor, hasChromium } from '../editor.mjs';
import { clipwrightCredential, CREDENTIAL_ID, oneClipWorkflow } from '../example-workflows.mjs';
import { FieldCases } from '../field-cases.mjs';
import { OWNER } from '../n8n.mjs';

const NODE = 'Clipwright';

/** What people type who want a video and know no name for it. */
const WORDS = [
  'Clipwright',
  'video',
  'text to video',
  'image to video',
  'mp4',
  'clip',
  'film',
  'animation',
  'AI video',
  'self-hosted',
];

/** Where the nodes of a workflow stand that has one for each case. */
const COLUMNS = 6;
const [COLUMN_PX, ROW_PX] = [240, 180];

const checks = [
  { name: 'the editor finds the node by each word for it', run: finds },
  {
    name: 'the editor lists every action and adds each, with the fields of the node and no others',
    run: addsEachAction,
  },
  {
    name: 'the editor opens every field of every operation, as it comes and as an expression',
    run: opensFields,
  },
  { name: 'the editor imports every example from its file, with no red mark', run: importsExamples },
  {
    name: "the editor offers the node among an agent's tools, and has the model fill in its fields",
    run: offersTool,
  },
  { name: 'the editor shows the dark icon in the dark', run: looksDark },
  { name: 'the editor says what failed, and what to do', run: saysWhatFailed },
];

async function finds(world) {
  await inEditor(world, async (editor) => {
    await editor.newWorkflow();
    const missed = [];
    for (const words of WORDS) if (!(await editor.offers(NODE, words))) missed.push(words);
    assert.deepEqual(missed, []);
  });
}

async function addsEachAction(world) {
  const actions = (await nodesOf(world)).filter(({ displayName }) => displayName === NODE).flatMap(actionsIn);
  const hasTrigger = (await nodesOf(world)).some(({ group }) => group.includes('trigger'));
  await inEditor(world, async (editor) => {
    await editor.newWorkflow();
    for (const action of actions) {
      const listed = await editor.actionsOf(NODE);
      assert.deepEqual(missing(actions, listed), []);
      // n8n lists a trigger's events beside the actions, under names of its own.
      if (!hasTrigger) assert.equal(listed.length, actions.length, listed.join(', '));
      const { fields, modelButtons } = await editor.add(action);
      assert.ok(
        ['resource', 'operation'].every((field) => fields.includes(field)),
        `${action} shows ${fields.join(', ')}`,
      );
      assert.equal(modelButtons, 0, `${action} shows buttons for a model's answers`);
      await editor.leaveFields();
    }
  });
}

async function opensFields(world) {
  const nodes = (await nodesOf(world)).filter(({ outputs }) => !outputs.includes('ai_tool'));
  assert.ok(nodes.length > 0);
  for (const description of nodes) {
    const fieldCases = new FieldCases({ n8nDir: world.n8nDir, description });
    const { cases, neverShown } = fieldCases.all();
    assert.deepEqual(
      neverShown.map(({ name }) => name),
      [],
      'these fields are shown by no choice',
    );
    const plain = cases.map((values) => fieldCases.opened(values));
    const operations = fieldCases.operations().map((values) => fieldCases.opened(values));
    const asExpressions = operations.map((values) => fieldCases.asExpressions(values));
    const id = await saveNodes(world, { description, fieldCases, cases: [...plain, ...asExpressions] });
    await inEditor(world, async (editor) => {
      await editor.openWorkflow(id);
      const seen = new Set();
      for (const [index, values] of plain.entries())
        await openPlain(editor, { fieldCases, index, values, seen });
      for (const [index, values] of operations.entries())
        await openExpressions(editor, { fieldCases, index: plain.length + index, values });
    });
  }
}

/** Every field is there, and every list that no earlier case has `seen` opens with its choices. */
async function openPlain(editor, { fieldCases, index, values, seen }) {
  const lists = fieldCases.closedLists(values);
  const { fields, modelButtons } = await editor.openFields(`Case ${index}`);
  const says = `${JSON.stringify(values)} shows ${fields.join(', ')}`;
  assert.deepEqual(missing(fieldCases.names(values), fields), [], says);
  assert.equal(modelButtons, 0, `${says} and buttons for a model's answers`);
  for (const { name, options } of lists.filter((list) => !seen.has(list))) {
    const always = options.filter(({ displayOptions }) => displayOptions === undefined);
    const wanted = always.map((option) => option.name);
    assert.deepEqual(missing(wanted, await editor.choicesOf(name)), [], `${says}: the choices of ${name}`);
  }
  lists.forEach((list) => seen.add(list));
  await editor.leaveFields();
}

/** The same operation with an expression in every field: none of them hides another. */
async function openExpressions(editor, { fieldCases, index, values }) {
  const { fields } = await editor.openFields(`Case ${index}`);
  const says = `${JSON.stringify(values)}, as expressions, shows ${fields.join(', ')}`;
  assert.deepEqual(missing(fieldCases.names(values), fields), [], says);
  await editor.showsExpression();
  await editor.leaveFields();
}

/** Into a canvas that is cleared each time: for a new workflow, all of the editor would be loaded anew. */
async function importsExamples(world) {
  const folder = join(world.unpacked, 'dist/workflows');
  await inEditor(world, async (editor) => {
    await editor.emptyWorkflow();
    for (const file of readdirSync(folder)) {
      const nodes = nodesIn(join(folder, file));
      await editor.importFile(join(folder, file), nodes.length);
      const { names, marked } = await editor.nodes();
      assert.deepEqual(names.toSorted(), nodes.map(({ name }) => name).toSorted(), file);
      assert.deepEqual(marked, [], `${file}: nodes with a red mark`);
      await editor.clear();
    }
  });
}

/** The nodes of a workflow's file, without its notes. */
function nodesIn(path) {
  const { nodes } = JSON.parse(readFileSync(path, 'utf8'));
  return nodes.filter(({ type }) => !type.endsWith('.stickyNote'));
}

async function offersTool(world) {
  await inEditor(world, async (editor) => {
    await editor.openWorkflow('agent-tool');
    const { modelButtons } = await editor.openFields('Make a Video');
    assert.ok(modelButtons > 0, 'there are buttons for the model to fill in fields');
    await editor.leaveFields();
    assert.ok(await editor.offersTool('Agent', { words: NODE, node: 'Clipwright Tool' }));
  });
}

async function looksDark(world) {
  await inEditor(world, async (editor) => {
    const look = async (theme) => {
      await editor.prefer(theme);
      await editor.openWorkflow('form-to-video');
      return editor.look('Make the Video');
    };
    const [light, dark] = [await look('light'), await look('dark')];
    assert.notEqual(light.ground, dark.ground);
    assert.match(light.icon, /clipwright\.svg$/);
    assert.match(dark.icon, /clipwright\.dark\.svg$/);
  });
}

async function saysWhatFailed(world) {
  const workflow = oneClipWorkflow('nothing-by-that-id', {
    operation: 'getStatus',
    lookUpBy: 'videoId',
    videoId: 'vid_nothingbythatid',
    options: {},
  });
  const { id } = await world.n8n.rest('POST', 'workflows', { ...workflow, id: undefined });
  await inEditor(world, async (editor) => {
    await editor.openWorkflow(id);
    await editor.openFields('Clip');
    const { message, description } = await editor.failureOf();
    assert.match(message, /not found|no video/i);
    assert.match(description, /request_id req_/);
  });
}

/** Runs `look` with the editor open, and gives what that gives. */
async function inEditor({ n8n }, look) {
  const editor = await Editor.open({ origin: n8n.origin, owner: OWNER });
  try {
    return await look(editor);
  } finally {
    await editor.close();
  }
}

/** The nodes of the package, as this n8n describes them. */
async function nodesOf({ n8n }) {
  return (await n8n.nodeTypes()).filter(({ name }) => name.startsWith('n8n-nodes-clipwright.'));
}

function actionsIn({ properties }) {
  const operations = properties.filter(({ name }) => name === 'operation');
  return operations.flatMap(({ options }) => options.flatMap(({ action }) => action ?? []));
}

/** A workflow with a node for each case; gives its id. */
async function saveNodes({ n8n }, { description, fieldCases, cases }) {
  const nodes = cases.map((parameters, index) => ({
    id: `case-${index}`,
    name: `Case ${index}`,
    type: description.name,
    typeVersion: fieldCases.version,
    position: [(index % COLUMNS) * COLUMN_PX, Math.floor(index / COLUMNS) * ROW_PX],
    parameters,
    credentials: clipwrightCredential(CREDENTIAL_ID),
  }));
  const { id } = await n8n.rest('POST', 'workflows', {
    name: description.displayName,
    nodes,
    connections: {},
    settings: {},
  });
  return id;
}

function missing(wanted, found) {
  return wanted.filter((each) => !found.includes(each));
}

if (!hasChromium) console.log('The editor is not looked at, because there is no Chromium on this machine.');
export const editorChecks = hasChromium ? checks.map((check) => ({ ...check, needsNewest: true })) : [];
