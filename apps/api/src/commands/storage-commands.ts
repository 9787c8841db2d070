import { mkdir } from 'node:fs/promises';
import type { Command } from 'commander';
import { loadConfig } from '../boot/load-config.js';
import { storagePlace } from '../config/storage-url.js';
import { type Moved, moveFiles } from '../platform/storage/move-files.js';
import { openMedia, openStorage } from '../platform/storage/stored-media.js';
import { CommandError } from './command-error.js';

const TELL_EVERY = 100;
const MEGABYTE = 1_000_000;

async function move({ to }: { to: string }): Promise<void> {
  const place = storagePlace.safeParse(to);
  if (!place.success) throw new CommandError(`--to takes ${place.error.issues[0]?.message ?? 'a place'}.`);
  const { storage } = loadConfig();
  const target = place.data;
  await mkdir(storage.tempDir, { recursive: true });
  const { storage: from } = await openMedia(storage);
  const onFile = (moved: Moved): void => {
    if ((moved.copied + moved.present) % TELL_EVERY === 0) process.stderr.write(`${told(moved)} ...\n`);
  };
  const moved = await moveFiles({ from, to: await openStorage(target), tempDir: storage.tempDir, onFile });
  process.stdout.write(`${told(moved)}.\n`);
  process.stderr.write(next(to, typeof target === 'string'));
}

const told = ({ copied, bytes, present, gone }: Moved): string =>
  `${copied} ${copied === 1 ? 'file' : 'files'} copied (${(bytes / MEGABYTE).toFixed(1)} MB) and compared, ${present} were there, ${gone} were deleted meanwhile`;

const next = (to: string, isFolder: boolean): string =>
  [
    `To switch, start every process with STORAGE_FORMER=${to}, then every process with ${isFolder ? 'STORAGE_DIR' : 'STORAGE_URL'}=${to} and with`,
    'STORAGE_FORMER set to where the files were: what is not moved yet is then still found. Run this once more with the new settings,',
    'and take STORAGE_FORMER away. One process alone needs no first round (operate/s3 says why).\n',
  ].join('\n');

/** `storage move`. */
export function addStorageCommands(program: Command): void {
  program
    .command('storage')
    .description('where the files of videos are kept')
    .command('move')
    .description('copy every file to another storage, beside a running server; what is there already is left')
    .requiredOption('--to <place>', 's3://bucket/prefix?endpoint=URL, or a folder')
    .action(move);
}
