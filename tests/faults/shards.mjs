import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HEAVY = ['heavy', '../abuse/heavy']
  .map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
  .filter(existsSync);

/**
 * Roughly how many seconds a file takes on two quiet cores; every run tells what it took. A wrong number
 * only makes one shard longer than the other.
 */
export const SECONDS = {
  'access-changes': 29,
  'backup-kills': 20,
  'broken-images': 15,
  'comfyui-engine': 39,
  'comfyui-video': 45,
  'crash-points': 30,
  'duplicate-delivery': 9,
  'free-renders': 25,
  'frozen-worker': 31,
  'full-disk': 40,
  'hosted-engine': 59,
  'held-slots': 50,
  'killed-postgres': 14,
  'killed-start': 26,
  'killed-whole': 22,
  'large-json': 25,
  locks: 38,
  'lost-database': 176,
  'lost-turns': 45,
  'many-connections': 13,
  'migration-and-restore': 13,
  'network-cut': 34,
  'no-descriptors': 67,
  'odd-clients': 29,
  'odd-engines': 45,
  'out-of-memory': 15,
  'postgres-outages': 82,
  'random-kills': 29,
  'remote-engines': 89,
  'remote-start': 19,
  'render-child': 13,
  shutdown: 11,
  signals: 56,
  'stalled-thousands': 25,
  storage: 31,
  'ten-accounts': 15,
  'wrong-clocks': 19,
};
const UNKNOWN_SECONDS = 60;

const nameOf = (file) => basename(file, '.test.ts');
const secondsOf = (file) => SECONDS[nameOf(file)] ?? UNKNOWN_SECONDS;

/** The paths of all fault tests, in a fixed order. */
export const faultTests = () => HEAVY.flatMap((folder) => testsIn(folder)).sort();

const testsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name));

/** What `--shard` says, such as 1/2; null for anything else. */
export function readShard(text) {
  const [, index, count] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(text ?? '') ?? []).map(Number);
  return index <= count ? { index, count } : null;
}

/**
 * The files of one shard, always the same ones: the longest first, each to the shard that has the least to do
 * by then.
 */
export function filesOfShard(files, { index, count }) {
  const shards = Array.from({ length: count }, () => ({ files: [], seconds: 0 }));
  for (const file of files.toSorted((one, other) => secondsOf(other) - secondsOf(one))) {
    const least = shards.reduce((found, shard) => (shard.seconds < found.seconds ? shard : found));
    least.files.push(file);
    least.seconds += secondsOf(file);
  }
  return shards[index - 1].files;
}
