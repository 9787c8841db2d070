import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { keysOfFile } from '@clipwright/engines/flow';
import { judgeVideo } from '@clipwright/testing';
import type { VideoRow } from './video-rows.js';

const FPS = 24;
const TOLERANCE_SECONDS = 0.1;

/** The storage's own mark, which belongs to no video. */
const MARK = '.clipwright';

/**
 * Every completed video has its file with the row's size and SHA-256; of `sample` of them every frame is
 * decoded.
 */
export async function faultsOfFiles(
  mediaDir: string,
  rows: readonly VideoRow[],
  sample: number,
): Promise<string[]> {
  const completed = rows.filter(({ status }) => status === 'completed');
  const perFile = await Promise.all(completed.map((row) => faultsOfBytes(mediaDir, row)));
  const faults = perFile.flat();
  if (faults.length > 0) return faults;
  for (const row of spread(completed, sample)) faults.push(...(await faultsOfPicture(mediaDir, row)));
  return faults;
}

async function faultsOfBytes(mediaDir: string, row: VideoRow): Promise<string[]> {
  if (row.file === null) return [`${row.id} is completed without a file`];
  const file = join(mediaDir, row.file);
  const found = await stat(file).catch(() => null);
  if (found === null) return [`the file of ${row.id} is missing`];
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return [
    ...(found.size === row.fileBytes
      ? []
      : [`the file of ${row.id} has ${found.size} bytes, its row says ${row.fileBytes}`]),
    ...(hash.digest('hex') === row.fileHash
      ? []
      : [`the file of ${row.id} has another SHA-256 than its row`]),
  ];
}

async function faultsOfPicture(mediaDir: string, row: VideoRow): Promise<string[]> {
  const { video, audio, durationSeconds, moovFirst } = await judgeVideo(join(mediaDir, row.file ?? ''));
  const checks: [boolean, string][] = [
    [video.width === row.width && video.height === row.height, `it is ${video.width}x${video.height}`],
    [video.frames === row.durationSeconds * FPS, `it has ${video.frames} frames`],
    [Math.abs(durationSeconds - row.durationSeconds) <= TOLERANCE_SECONDS, `it lasts ${durationSeconds} s`],
    [(audio !== null) === row.hasAudio, audio === null ? 'it has no sound' : 'it has sound'],
    [moovFirst, 'moov is not first'],
  ];
  return checks.filter(([holds]) => !holds).map(([, fault]) => `${row.id}: ${fault}`);
}

/** `count` of the items, the first and the last among them. */
function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  const step = (items.length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)] as T);
}

/**
 * Files that no completed video has, and work in progress that nobody works on. Right after a fault there may
 * be some; after a sweep, none.
 */
export async function orphansIn(
  { mediaDir, tempDir }: { mediaDir: string; tempDir: string },
  rows: readonly VideoRow[],
): Promise<string[]> {
  const needed = new Set([
    MARK,
    ...rows
      .filter(({ status }) => status === 'completed')
      .flatMap(({ file, images }) => [...images, ...(file === null ? [] : keysOfFile(file))]),
  ]);
  const stored = await readdir(mediaDir).catch(() => []);
  const temporary = await readdir(tempDir, { withFileTypes: true, recursive: true }).catch(() => []);
  return [
    ...stored.filter((name) => !needed.has(name)).map((name) => `nobody needs ${name} in the storage`),
    ...temporary
      .filter((entry) => !entry.isDirectory())
      .map((entry) => `${join(entry.parentPath, entry.name)} was left behind`),
  ];
}
