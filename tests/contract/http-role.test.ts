import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { behind, importsOfApi } from '../architecture/reach.js';
import { postText, seedAccount, SHORT_CLIP, startServer, temporaryFolder } from '../support/index.js';

const HOOK = new URL('../support/loaded-modules.mjs', import.meta.url);
const IN_ENGINES = /^engines\/(engine\.registry|[^/]+\/.+)$/;

/** What is declared of engines, with all that this stands on: data, which every role reads its settings with. */
const declared = behind('apps/api/src/engines/engine.kinds.ts', importsOfApi());

/** The modules of engines that a server has loaded once it has answered; bundles name the modules in them. */
async function engineModulesOf(role: 'http' | 'all'): Promise<string[]> {
  const into = join(await temporaryFolder('loaded'), 'modules.txt');
  const server = await startServer({ role, env: { NODE_OPTIONS: `--import=${HOOK.href}?into=${into}` } });
  const caller = { origin: server.origin, key: (await seedAccount(server.database)).key };
  const begun = await postText(caller, SHORT_CLIP, { headers: [['Prefer', 'respond-async']] });
  expect(begun.status).toBe(202);
  const files = (await readFile(into, 'utf8')).split('\n').filter((url) => url.includes('/api/dist/'));
  const texts = await Promise.all(files.map(async (url) => readFile(fileURLToPath(url), 'utf8')));
  const modules = texts.flatMap((text) => [...text.matchAll(/^\/\/#region dist\/(.+)\.js$/gm)]);
  return [...new Set(modules.map(([, module = '']) => module))].filter((module) => IN_ENGINES.test(module));
}

describe('a server that makes no videos', () => {
  it('answers without the code of any engine: it knows what is declared of them', async () => {
    const loaded = await engineModulesOf('http');
    expect(loaded).toContain('engines/sketch/sketch.settings');
    expect(loaded.filter((module) => !declared.has(`apps/api/src/${module}.ts`))).toEqual([]);
  });

  it('differs in that from one that makes them', async () => {
    const loaded = await engineModulesOf('all');
    expect(loaded).toContain('engines/engine.registry');
    expect(loaded).toContain('engines/comfyui/comfyui.engine');
  });
});
