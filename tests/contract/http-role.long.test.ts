import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { behind, importsOf } from '../architecture/reach.js';
import { postText, seedAccount, SHORT_CLIP, startServer, temporaryFolder } from '../support/index.js';

const HOOK = new URL('../support/loaded-modules.mjs', import.meta.url);
const IN_ENGINES =
  /^(apps\/api\/src\/engines\/engine\.registry|packages\/engines\/src\/(comfyui|hosted|openai-videos|remote|sketch)\/.+)$/;

/** What is declared of engines, with all that this stands on: data, which every role reads its settings with. */
const declared = behind('packages/engines/src/kinds.ts', importsOf('packages/engines/src'));

/** The modules of engines that a server has loaded once it has answered; bundles name the modules in them. */
async function engineModulesOf(role: 'http' | 'all'): Promise<string[]> {
  const into = join(await temporaryFolder('loaded'), 'modules.txt');
  const server = await startServer({ role, env: { NODE_OPTIONS: `--import=${HOOK.href}?into=${into}` } });
  const caller = { origin: server.origin, key: (await seedAccount(server.database)).key };
  const begun = await postText(caller, SHORT_CLIP, { headers: [['Prefer', 'respond-async']] });
  expect(begun.status).toBe(202);
  const files = (await readFile(into, 'utf8')).split('\n').filter((url) => url.includes('/api/dist/'));
  const texts = await Promise.all(files.map(async (url) => readFile(fileURLToPath(url), 'utf8')));
  const modules = texts.flatMap((text) => [...text.matchAll(/^\/\/#region (.+)\.js$/gm)]);
  return [...new Set(modules.map(([, module = '']) => sourceOf(module)))].filter((module) =>
    IN_ENGINES.test(module),
  );
}

/** What a module was made from: a bundle names it from where the API stands. */
const sourceOf = (module: string): string => join('apps/api', module).replace('/dist/', '/src/');

describe('a server that makes no videos', () => {
  it('answers without the code of any engine: it knows what is declared of them', async () => {
    const loaded = await engineModulesOf('http');
    expect(loaded).toContain('packages/engines/src/sketch/sketch.settings');
    expect(loaded.filter((module) => !declared.has(`${module}.ts`))).toEqual([]);
  });

  it('differs in that from one that makes them', async () => {
    const loaded = await engineModulesOf('all');
    expect(loaded).toContain('apps/api/src/engines/engine.registry');
    expect(loaded).toContain('packages/engines/src/comfyui/comfyui.engine');
  });
});
