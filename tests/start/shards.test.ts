import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { repository } from './ready-clone.js';

interface Shard {
  readonly index: number;
  readonly count: number;
}

interface ShardsModule {
  readonly SECONDS: Readonly<Record<string, number>>;
  faultTests(): string[];
  filesOfShard(files: readonly string[], shard: Shard): string[];
  readShard(text: string | undefined): Shard | null;
}

const load = async <Module>(path: string) =>
  (await import(new URL(`../../${path}`, import.meta.url).href)) as Module;
const { faultTests, filesOfShard, readShard, SECONDS } = await load<ShardsModule>('tests/faults/shards.mjs');
const { LEFT_OUT } = await load<{ LEFT_OUT: Readonly<Record<string, string>> }>(
  'tests/replicas/left-out.mjs',
);
const { SLOWEST } = await load<{ SLOWEST: readonly string[] }>('scripts/test/slowest-first.mjs');

const namesOf = (files: readonly string[]) => files.map((file) => basename(file, '.test.ts'));

describe('the shards of the fault tests', () => {
  it.each([1, 2, 3])('are %i that hold every file once between them, the same ones each time', (count) => {
    const shards = Array.from({ length: count }, (_, index) =>
      filesOfShard(faultTests(), { index: index + 1, count }),
    );
    expect(shards.flat().sort()).toEqual(faultTests());
    expect(filesOfShard(faultTests().toReversed().sort(), { index: 1, count })).toEqual(shards[0]);
  });

  it('take about as long as each other', () => {
    const seconds = [1, 2].map((index) =>
      namesOf(filesOfShard(faultTests(), { index, count: 2 })).reduce(
        (sum, name) => sum + (SECONDS[name] ?? 0),
        0,
      ),
    ) as [number, number];
    expect(Math.abs(seconds[0] - seconds[1])).toBeLessThan(60);
  });

  it('count on no file that is gone', () => {
    expect(Object.keys(SECONDS).filter((name) => !namesOf(faultTests()).includes(name))).toEqual([]);
  });

  it('are asked for as one of so many, and as nothing else', () => {
    expect(readShard('2/2')).toEqual({ index: 2, count: 2 });
    expect(['3/2', '0/2', '1/0', '1', '', 'a/b', undefined].map(readShard)).toEqual(Array(7).fill(null));
  });
});

it('the files that are not run over replicas are there, each with a reason', () => {
  const files = Object.entries(LEFT_OUT);
  expect(files.filter(([file]) => !existsSync(join(repository, 'tests', `${file}.test.ts`)))).toEqual([]);
  expect(files.filter(([, reason]) => reason === '')).toEqual([]);
});

it('the files that npm test begins with are there', () => {
  expect(SLOWEST.filter((file) => !existsSync(join(repository, file)))).toEqual([]);
});
