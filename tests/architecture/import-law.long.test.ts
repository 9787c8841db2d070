import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { lawRules, violationsIn } from './import-law.js';
import { addTo, lawfulTree } from './lawful-tree.js';
import { withPlantedTree } from './plant-tree.js';
import { plantedBreaks } from './planted-breaks.js';

const folders = ['packages', 'apps', 'tests', 'benchmarks'];
const repository = new URL('../../', import.meta.url).pathname;

describe('the law of imports', () => {
  it('holds in the whole repository, without an exception', async () => {
    expect(await violationsIn(repository, [...folders, 'scripts'])).toEqual([]);
  });

  it('says on every row why the row is there', () => {
    const withoutReason = lawRules.filter(({ comment }) => comment.length < 40);
    expect(withoutReason).toEqual([]);
  });

  it('has no allowlist of known violations', async () => {
    const config = await readFile(new URL('../../.dependency-cruiser.cjs', import.meta.url), 'utf8');
    expect(config).not.toMatch(/knownViolations|ignoreKnown|\ballowed\b/);
  });

  it('lets through everything that it allows', async () => {
    expect(await withPlantedTree(lawfulTree, (baseDir) => violationsIn(baseDir, folders))).toEqual([]);
  });

  it('has a planted break for each of its rows', () => {
    const broken = new Set(plantedBreaks.map(({ rule }) => rule));
    expect([...broken].sort()).toEqual(lawRules.map(({ name }) => name).sort());
  });

  it.each(plantedBreaks)('$rule catches it when $deed', async ({ rule, added }) => {
    const tree = addTo(lawfulTree, added);
    const violations = await withPlantedTree(tree, (baseDir) => violationsIn(baseDir, folders));
    const rules = new Set(violations.map((violation) => violation.split(':')[0]));
    expect([...rules]).toEqual([rule]);
  });
});
