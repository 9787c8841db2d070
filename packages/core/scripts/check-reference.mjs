// Makes the reference anew beside the committed one and compares file by file; and what is said of each error.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { occasions, table, written } from './occasions.mjs';

const root = join(import.meta.dirname, '..');
const committed = join(root, '../../docs/reference/core');
const fresh = await mkdtemp(join(tmpdir(), 'clipwright-reference-'));

/** The folder's files by name, as text. */
async function textsOf(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md')).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')])),
  );
}

if ((await written()) !== occasions(await table())) {
  console.error(
    'src/errors/occasions.ts is behind the table of errors. Run: pnpm --filter @clipwright/core run build',
  );
  process.exitCode = 1;
}

try {
  execFileSync(join(root, 'node_modules/.bin/typedoc'), ['--out', fresh], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [now, before] = await Promise.all([textsOf(fresh), textsOf(committed)]);
  const nameless = Object.keys(now).filter((name) => now[name].includes('__namedParameters'));
  if (nameless.length > 0) {
    console.error(
      `docs/reference/core has parameters without a name: ${nameless.join(', ')}. scripts/name-destructured.mjs has to give them one.`,
    );
    process.exitCode = 1;
  }
  const drifted = [...new Set([...Object.keys(now), ...Object.keys(before)])].filter(
    (name) => now[name] !== before[name],
  );
  if (drifted.length > 0) {
    console.error(
      `docs/reference/core is behind the sources: ${drifted.join(', ')}. Run: pnpm --filter @clipwright/core run docs`,
    );
    process.exitCode = 1;
  } else {
    console.log('docs/reference/core says what the sources say.');
  }
} finally {
  await rm(fresh, { recursive: true, force: true });
}
