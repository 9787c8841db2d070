import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PACKAGE_ROOT } from './run-module.js';

interface Report {
  readonly leastScore: number;
  readonly folders: Record<
    string,
    { score: number; killed: number; timedOut: number; survived: number; date: string }
  >;
}

describe('the mutation report', () => {
  it('covers limiter, keys, models and client, each with at least 80 % of mutants killed', async () => {
    const report = JSON.parse(await readFile(join(PACKAGE_ROOT, 'mutation-report.json'), 'utf8')) as Report;
    expect(Object.keys(report.folders).sort()).toEqual([
      'client',
      'keys',
      'limiter',
      'limiter/http',
      'models',
    ]);
    expect(report.leastScore).toBe(80);
    for (const { score, killed, timedOut, survived, date } of Object.values(report.folders)) {
      expect(score).toBeGreaterThanOrEqual(80);
      expect(score).toBeCloseTo((100 * (killed + timedOut)) / (killed + timedOut + survived), 0);
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  it('is of folders that are there', async () => {
    expect(await readdir(join(PACKAGE_ROOT, 'src'))).toEqual(
      expect.arrayContaining(['client', 'keys', 'limiter', 'models']),
    );
  });
});
