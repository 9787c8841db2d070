import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { repository } from './ready-clone.js';

interface Results {
  readonly rounds: number;
  readonly promised: number;
  readonly rows: readonly Row[];
  readonly admitted: readonly { readonly limiter: string; readonly most: number }[];
}

interface Row {
  readonly store: string;
  readonly workload: string;
  readonly limiter: string;
  readonly oursToTheirs: number;
}

// Measuring anew takes minutes and a quiet machine; what was measured is kept beside what measures it.
describe('the published benchmark of the limiter', () => {
  const folder = join(repository, 'benchmarks/limiter');
  const published = async (): Promise<Results> =>
    JSON.parse(await readFile(join(folder, 'results.json'), 'utf8')) as Results;

  it('is the page that its own results make', async () => {
    const { page } = (await import(join(folder, 'page.mjs'))) as { page: (results: Results) => string };
    const shown = await readFile(join(repository, 'docs/reference/limiter-benchmark.md'), 'utf8');
    expect(shown).toBe(page(await published()));
  });

  it.each(['memory', 'postgres', 'redis'])('has us at least as fast as the others on %s', async (name) => {
    const { rounds, rows } = await published();
    const theirs = rows.filter(({ store, limiter }) => store === name && limiter !== 'clipwright');
    const peer = theirs.filter(({ limiter }) => limiter === 'rate-limiter-flexible');
    expect(peer.map(({ workload }) => workload)).toEqual(
      expect.arrayContaining(['many keys', 'one hot key']),
    );
    expect(theirs.filter(({ oursToTheirs }) => !(oursToTheirs >= 0.95))).toEqual([]);
    expect(rounds).toBeGreaterThanOrEqual(5);
  });

  it('has us admit what was promised, and the others more', async () => {
    const { promised, admitted } = await published();
    for (const { limiter, most } of admitted)
      expect([limiter, most > promised]).toEqual([limiter, limiter !== 'clipwright']);
  });
});
