import { execFile } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { temporaryFolder } from '../support/index.js';
import { repository } from './ready-clone.js';

it('a build leaves nothing in dist of sources that are gone, and touches nothing else', async () => {
  const folder = await temporaryFolder('package');
  const kept = [
    'dist/main.js',
    'dist/main.js.map',
    'dist/main.d.ts',
    'dist/videos/video.entity.js',
    'dist/page.js',
    'dist/web/dashboard-0a1b2c.js',
    'dist/web/index.html',
    'dist/bundle/part-0a1b2c.js',
    'dist/model.wasm',
  ];
  const gone = [
    'dist/old.js',
    'dist/old.js.map',
    'dist/old.d.ts',
    'dist/videos/removed.entity.js',
    'dist/migrations/17-undone.js',
    'dist/web-old/x.js',
  ];
  for (const file of ['src/main.ts', 'src/videos/video.entity.ts', 'src/page.tsx', ...kept, ...gone]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), '');
  }
  await promisify(execFile)(process.execPath, [join(repository, 'scripts/run/prune-dist.mjs')], {
    cwd: folder,
  });
  const left = await readdir(join(folder, 'dist'), { recursive: true, withFileTypes: true });
  expect(
    left
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort(),
  ).toEqual(kept.map((file) => join(folder, file)).sort());
});
