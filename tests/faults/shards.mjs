import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HEAVY = fileURLToPath(new URL('heavy', import.meta.url));

/** Roughly how many seconds a file takes on two quiet cores; every run ends with what it took. A wrong number only makes one shard longer than the other. */
export const SECONDS = {
  'access-changes': 60,
  'comfyui-engine': 25,
  'comfyui-video': 20,
  'crash-points': 90,
  'duplicate-delivery': 60,
  'frozen-worker': 90,
  'hosted-engine': 60,
  'killed-postgres': 60,
  'killed-start': 60,
  'killed-whole': 120,
  locks: 90,
  'migration-and-restore': 60,
  'network-cut': 120,
  'odd-clients': 120,
  'postgres-outages': 260,
  'random-kills': 150,
  'remote-engines': 150,
  'remote-start': 20,
  'render-child': 60,
  shutdown: 60,
  signals: 180,
  storage: 150,
  'wrong-clocks': 60,
};
const UNKNOWN_SECONDS = 60;

const nameOf = (file) => basename(file, '.test.ts');
const secondsOf = (file) => SECONDS[nameOf(file)] ?? UNKNOWN_SECONDS;

/** The paths of all fault tests, in a fixed order. */
export const faultTests = () => readdirSync(HEAVY).filter((name) => name.endsWith('.test.ts')).sort().map((name) => join(HEAVY, name));

/** What `--shard` says, such as 1/2; null for anything else. */
export function readShard(text) {
  const [, index, count] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(text ?? '') ?? []).map(Number);
  return index <= count ? { index, count } : null;
}

/** The files of one shard, always the same ones: the longest first, each to the shard that has the least to do by then. */
export function filesOfShard(files, { index, count }) {
  const shards = Array.from({ length: count }, () => ({ files: [], seconds: 0 }));
  for (const file of files.toSorted((one, other) => secondsOf(other) - secondsOf(one))) {
    const least = shards.reduce((found, shard) => (shard.seconds < found.seconds ? shard : found));
    least.files.push(file);
    least.seconds += secondsOf(file);
  }
  return shards[index - 1].files;
}
