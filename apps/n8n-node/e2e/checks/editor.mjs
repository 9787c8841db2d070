import assert from 'node:assert/strict';
import { Editor, hasChromium } from '../editor.mjs';
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

const ACTIONS = [
  'Delete a video',
  'Download a video',
  'Generate a video from an image',
  'Generate a video from text',
  'Get many videos',
  'Get the account and what is left of its rate limit',
  'Get the status of a video',
];

const inEditor = async ({ n8n }, look) => {
  const editor = await Editor.open({ origin: n8n.origin, owner: OWNER });
  try {
    await editor.newWorkflow();
    await look(editor);
  } finally {
    await editor.close();
  }
};

/** What a person meets first: the search of the editor, the node's actions, and its fields. */
const checks = [
  {
    name: 'the editor finds the node by each word for it',
    run: (world) =>
      inEditor(world, async (editor) => {
        const missed = [];
        for (const words of WORDS) if (!(await editor.offers(NODE, words))) missed.push(words);
        assert.deepEqual(missed, []);
      }),
  },
  {
    name: 'the editor lists every action and adds each, with the fields of the node and no others',
    run: (world) =>
      inEditor(world, async (editor) => {
        for (const action of ACTIONS) {
          assert.deepEqual((await editor.actionsOf(NODE)).toSorted(), ACTIONS);
          const { fields, modelButtons } = await editor.add(action);
          assert.ok(
            ['resource', 'operation'].every((field) => fields.includes(field)),
            `${action} shows ${fields.join(', ')}`,
          );
          assert.equal(modelButtons, 0, `${action} shows buttons for a model's answers`);
          await editor.leaveFields();
        }
      }),
  },
];

if (!hasChromium) console.log('The editor is not looked at, because there is no Chromium on this machine.');
export const editorChecks = hasChromium ? checks : [];
