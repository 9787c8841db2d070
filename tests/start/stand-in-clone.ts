import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '../support/index.js';
import { repository } from './ready-clone.js';

interface Fingerprint {
  installFingerprint(): string;
  sourceFingerprint(): string;
  outputFingerprint(): string;
}

/**
 * A tiny clone with the real scripts, noted down as installed and built, whose server and command line are
 * stand-ins.
 */
export async function standInClone(programs: { main?: string; cli?: string }): Promise<string> {
  const clone = await temporaryFolder('clone');
  await cp(join(repository, 'scripts'), join(clone, 'scripts'), { recursive: true });
  const files = {
    'package.json': manifest(),
    'pnpm-lock.yaml': '',
    'pnpm-workspace.yaml': '',
    'tsconfig.base.json': '{}',
    'turbo.json': '{}',
    'node_modules/.modules.yaml': '',
    'apps/api/package.json': '{"type":"module"}',
    'apps/api/dist/main.js': programs.main ?? '',
    'apps/api/dist/cli.js': programs.cli ?? '',
  };
  await Promise.all(Object.entries(files).map(([path, text]) => write(join(clone, path), text)));
  await noteAsDone(clone);
  return clone;
}

function manifest(): string {
  const scripts = { start: 'node scripts/run.mjs start', clipwright: 'node scripts/run.mjs clipwright' };
  return JSON.stringify({ name: 'stand-in', private: true, type: 'module', scripts });
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function noteAsDone(clone: string): Promise<void> {
  const fingerprint = (await import(
    pathToFileURL(join(clone, 'scripts/run/fingerprint.mjs')).href
  )) as Fingerprint;
  const notes = join(clone, 'node_modules/.cache/clipwright');
  await write(join(notes, 'installed'), fingerprint.installFingerprint());
  await write(
    join(notes, 'built-server'),
    `${fingerprint.sourceFingerprint()} ${fingerprint.outputFingerprint()}`,
  );
}
