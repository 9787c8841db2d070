import { beforeAll, describe, expect, it } from '@jest/globals';
import { findingsIn } from './lint-planted-files.js';
import { lawfulFiles, plantedLintBreaks } from './planted-lint-breaks.js';

describe('the limits that lint carries', () => {
  let findings: ReadonlyMap<string, readonly string[]>;

  beforeAll(async () => {
    const planted = Object.fromEntries(plantedLintBreaks.map(({ path, text }) => [path, text]));
    findings = await findingsIn({ ...lawfulFiles, ...planted });
  });

  it.each(plantedLintBreaks)('$rule catches it when $deed', ({ rule, path }) => {
    expect(findings.get(path)).toEqual([rule]);
  });

  it.each(Object.keys(lawfulFiles))('%s is lawful where it stands', (path) => {
    expect(findings.get(path) ?? []).toEqual([]);
  });
});
