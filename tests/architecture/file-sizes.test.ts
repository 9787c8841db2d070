import { beforeAll, describe, expect, it } from '@jest/globals';
import { trackedTexts } from './tracked-files.js';

const isSource = (path: string) =>
  /^(packages|apps)\/[^/]+\/(src|nodes|credentials)\/.+\.ts$/.test(path) && !path.endsWith('.test.ts');

describe('the sizes of source files', () => {
  let lineCounts: readonly number[];

  const atMost = (share: number) => lineCounts[Math.ceil(lineCounts.length * share) - 1];

  beforeAll(async () => {
    const sources = (await trackedTexts()).filter(({ path }) => isSource(path));
    lineCounts = sources
      .map(({ text }) => text.trimEnd().split('\n').length)
      .sort((one, other) => one - other);
  });

  it('are known for the whole tree', () => {
    expect(lineCounts.length).toBeGreaterThan(100);
  });

  it.each([
    [0.5, 60],
    [0.9, 150],
    [1, 300],
  ])('let a share of %d of the files have at most %d lines', (share, maxLines) => {
    expect(atMost(share)).toBeLessThanOrEqual(maxLines);
  });
});
