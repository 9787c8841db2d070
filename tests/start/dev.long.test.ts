import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { temporaryFolder, waitUntil } from '../support/index.js';
import { freePort } from '../outside/web-servers/start-web-server.js';
import { repository } from './ready-clone.js';
import { StartedProcess } from './started-process.js';

const PACKAGES = ['apps/api', 'packages/core', 'packages/engines', 'packages/sketch'];

/** A copy of the tree in which an edit is nobody else's: its own sources and output, the packages of others shared. */
async function copyOfTheTree(): Promise<string> {
  const copy = await temporaryFolder('dev');
  const tracked = execFileSync('git', ['ls-files', '-z', 'scripts', 'package.json', ...PACKAGES], {
    cwd: repository,
  });
  for (const path of tracked.toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(repository, path), join(copy, path));
  }
  for (const path of PACKAGES.flatMap((folder) => [`${folder}/dist`, `${folder}/node_modules`]))
    cpSync(join(repository, path), join(copy, path), { recursive: true, verbatimSymlinks: true });
  for (const path of ['node_modules', 'tsconfig.base.json'])
    if (existsSync(join(repository, path))) symlinkSync(join(repository, path), join(copy, path));
  return copy;
}

describe('npm run dev', () => {
  let copy: string;
  let origin: string;
  let dev: StartedProcess;

  const edit = (path: string, from: string, to: string): void => {
    const text = readFileSync(join(copy, path), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(copy, path), text.replace(from, to));
  };
  const textOf = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
    await fetch(`${origin}${path}`, { headers }).then(
      async (answer) => await answer.text(),
      () => '',
    );
  const expectSoon = async (what: string, look: () => Promise<boolean>): Promise<void> => {
    const seen = await waitUntil({ what, everyMs: 50 }, look).catch((error: unknown) => {
      throw new Error(`${dev.stdout}\n${dev.stderr}`, { cause: error });
    });
    expect(seen).toBe(true);
  };

  beforeAll(async () => {
    copy = await copyOfTheTree();
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    dev = new StartedProcess({
      command: [process.execPath, 'scripts/dev/run-dev.mjs'],
      cwd: copy,
      env: {
        CLIPWRIGHT_HOME: await temporaryFolder('home'),
        PORT: String(port),
        LOG_LEVEL: 'error',
        PATH: process.env['PATH'] ?? '',
      },
    });
    await expectSoon('a server that is live', async () => {
      if (dev.child.exitCode !== null) throw new Error(dev.stderr);
      return await Promise.resolve(dev.stderr.includes('Live at'));
    });
  });
  afterAll(async () => {
    dev.interrupt();
    await dev.exited;
    await dev.leavesNothingBehind();
    process.stderr.write(dev.stderr.replaceAll(/^/gm, '  [dev] '));
  });

  it('shows an edit of the api without being told', async () => {
    edit(
      'apps/api/src/features/api-docs/openapi-document.ts',
      "title: 'Clipwright'",
      "title: 'Clipwright, edited'",
    );
    await expectSoon('the edit', async () => (await textOf('/openapi.json')).includes('Clipwright, edited'));
  });

  it('shows an edit of core', async () => {
    edit(
      'packages/core/src/errors/error-table.ts',
      'Missing or invalid Authorization header',
      'Who are you?',
    );
    await expectSoon('the edit', async () => (await textOf('/api/v1/account')).includes('Who are you?'));
  });

  it('tells open pages of the dashboard to load themselves anew, and gives them the new one', async () => {
    const page = await textOf('/', { accept: 'text/html' });
    expect(page).toContain('/__dev/reload.js');
    const events = (await fetch(`${origin}/__dev/events`)).body?.getReader();
    edit('apps/api/web/index.html', '</head>', '<meta name="edited" content="yes"></head>');
    // Word of the edit before may come first: a page that loads itself once more harms nobody.
    await expectSoon('word of the new page', async () => {
      const told = new TextDecoder().decode((await events?.read())?.value);
      return (
        told.includes('data: reload') &&
        (await textOf('/', { accept: 'text/html' })).includes('name="edited"')
      );
    });
  });

  it('says what is wrong with an edit, and goes on with the last one that was right', async () => {
    edit('apps/api/src/features/api-docs/openapi-document.ts', "title: 'Clipwright, edited'", 'title: ');
    await expectSoon(
      'a word about it',
      async () => await Promise.resolve(dev.stderr.includes('Expression expected')),
    );
    expect(await textOf('/openapi.json')).toContain('Clipwright, edited');
  });
});
