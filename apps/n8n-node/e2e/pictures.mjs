import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Editor } from './editor.mjs';
import { OWNER } from './n8n.mjs';
import { repository } from './places.mjs';

/** Where the guide, the site and the package's page show them from. */
const PICTURES = join(repository, 'docs/use/n8n');
const LARGEST_BYTES = 80_000;

/** What `--pictures` does in place of the checks: the node and every example as n8n's editor shows them today. */
export const pictureSteps = [
  { name: 'a picture of every example on the canvas', run: examples },
  { name: 'a picture of the open node', run: openNode },
];

async function examples(world) {
  const files = readdirSync(join(world.unpacked, 'dist/workflows'));
  await inEditor(world, async (editor) => {
    for (const name of files.map((file) => file.replace('.json', ''))) {
      await editor.openWorkflow(name);
      save(name, await editor.pictureOfCanvas());
    }
  });
}

async function openNode(world) {
  await inEditor(world, async (editor) => {
    await editor.openWorkflow('schedule-to-storage');
    await editor.openFields('Make the Video');
    save('node', await editor.pictureOfWindow());
  });
}

async function inEditor({ n8n }, look) {
  const editor = await Editor.open({ origin: n8n.origin, owner: OWNER });
  try {
    await look(editor);
  } finally {
    await editor.close();
  }
}

function save(name, bytes) {
  assert.ok(bytes.length < LARGEST_BYTES, `${name} has ${bytes.length} bytes`);
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(join(PICTURES, `${name}.webp`), bytes);
}
