import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Pin } from './pins.js';

const run = promisify(execFile);

/** Some 120 MB over a slow line. */
const WITHIN_MS = 20 * 60_000;
/** Between the name of the folder and what tells drafts apart: processes of several machines may share it. */
const DRAFT = '.draft-';

/** What could not be fetched, in a sentence for people. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
}

/** What is fetched together. `finish` makes of the files, in the folder that it is given, what is kept. */
export interface Fetched {
  readonly folder: string;
  readonly pins: readonly Pin[];
  readonly finish?: (draft: string) => Promise<void>;
}

/**
 * Fetches packages from the npm registry that this machine is set up for. The folder appears when it is whole, and
 * nothing of a package whose hash is another one is kept. Throws FetchError.
 */
export async function fetchPins(
  { folder, pins, finish }: Fetched,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  await removeOldDrafts(folder);
  const draft = await mkdtemp(`${folder}${DRAFT}`);
  try {
    for (const pin of pins) {
      say(`Fetching ${pin.name} ${pin.version}`);
      await take(pin, draft);
    }
    await finish?.(draft);
    await publish(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Of fetches that were killed. */
async function removeOldDrafts(folder: string): Promise<void> {
  const beside = dirname(folder);
  for (const name of await readdir(beside)) {
    if (!name.startsWith(`${basename(folder)}${DRAFT}`)) continue;
    const path = join(beside, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > 3 * WITHIN_MS)
      await rm(path, { recursive: true, force: true });
  }
}

/** Another process may have been faster: what it made is the same. */
async function publish(draft: string, folder: string): Promise<void> {
  await rename(draft, folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

async function take(pin: Pin, draft: string): Promise<void> {
  const packed = join(draft, 'packed');
  await mkdir(packed);
  const tarball = await download(pin, packed);
  if ((await hashOf(tarball)) !== pin.integrity)
    throw new FetchError(
      `What the npm registry gave as ${pin.name}@${pin.version} is not what this version expects: its hash is another one, so nothing of it was used.`,
    );
  await run('tar', ['-xzf', tarball, '-C', packed, ...Object.keys(pin.files)]);
  for (const [from, to] of Object.entries(pin.files)) await rename(join(packed, from), join(draft, to));
  await rm(packed, { recursive: true });
}

async function download({ name, version }: Pin, to: string): Promise<string> {
  const args = ['pack', `${name}@${version}`, '--pack-destination', to, '--ignore-scripts', '--json'];
  // Whoever runs a server may have no home to write to.
  args.push('--cache', join(to, 'cache'));
  try {
    const { stdout } = await run('npm', args, { cwd: to, timeout: WITHIN_MS, maxBuffer: 2 ** 24 });
    const [packed] = JSON.parse(stdout) as { filename: string }[];
    return join(to, packed?.filename.replace(/^@/, '').replace('/', '-') ?? '');
  } catch (cause) {
    const said = cause instanceof Error ? (cause.message.split('\n')[1] ?? cause.message) : '';
    throw new FetchError(
      `${name}@${version} could not be fetched: ${said}. Are npm and its registry in reach?`,
      { cause },
    );
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha512');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return `sha512-${hash.digest('base64')}`;
}
