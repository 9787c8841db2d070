import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SourceTree } from './lawful-tree.js';

const npmPackages = [
  'zod',
  'typeorm',
  'pg',
  'sharp',
  'express',
  'three',
  'undici',
  '@nestjs/common',
  '@jest/globals',
  'n8n-workflow',
];

/** What each package of ours exports, as in its package.json: subpath to built file. */
const workspaceDoors = {
  core: { '.': './dist/index.js', './errors': './dist/errors/index.js' },
  engines: {
    '.': './dist/index.js',
    './comfyui': './dist/comfyui.js',
    './files': './dist/files.js',
    './kind': './dist/kind.js',
  },
  sketch: { '.': './dist/index.js' },
  testing: { '.': './dist/index.js' },
};

async function write(baseDir: string, path: string, text: string): Promise<void> {
  const file = join(baseDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function link(baseDir: string, name: string, target: string): Promise<void> {
  const at = join(baseDir, 'node_modules', name);
  await mkdir(dirname(at), { recursive: true });
  await symlink(join(baseDir, target), at);
}

/** Lays a package as pnpm does: files under node_modules/.pnpm, a link to them beside it. */
async function installFromNpm(baseDir: string, name: string): Promise<void> {
  const folder = `node_modules/.pnpm/${name.replace('/', '+')}@1.0.0/node_modules/${name}`;
  await write(
    baseDir,
    `${folder}/package.json`,
    JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
  );
  await write(baseDir, `${folder}/index.js`, 'module.exports = {};');
  await link(baseDir, name, folder);
}

async function linkWorkspace(baseDir: string, folder: keyof typeof workspaceDoors): Promise<void> {
  const doors = workspaceDoors[folder];
  const name = `@clipwright/${folder}`;
  await write(baseDir, `packages/${folder}/package.json`, JSON.stringify({ name, exports: doors }));
  for (const file of Object.values(doors)) {
    await write(baseDir, `packages/${folder}/${file}`, 'export {};');
  }
  await link(baseDir, name, `packages/${folder}`);
}

/**
 * Writes the tree with installed packages into a fresh folder and runs `use` on it; removes it afterwards.
 */
export async function withPlantedTree<T>(
  files: SourceTree,
  use: (baseDir: string) => Promise<T>,
): Promise<T> {
  const baseDir = await realpath(await mkdtemp(join(tmpdir(), 'clipwright-law-')));
  try {
    await Promise.all(npmPackages.map((name) => installFromNpm(baseDir, name)));
    await Promise.all(
      (['core', 'sketch', 'engines', 'testing'] as const).map((folder) => linkWorkspace(baseDir, folder)),
    );
    await Promise.all(Object.entries(files).map(([path, text]) => write(baseDir, path, text)));
    return await use(baseDir);
  } finally {
    await rm(baseDir, { recursive: true, force: true });
  }
}
