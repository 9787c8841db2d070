import { describe, expect, it } from '@jest/globals';
import { behind, importsOfApi, widest } from './reach.js';

/** Files that somebody has to know, at most, to know all that one of these stands on. */
const MOST = 45;

const imports = importsOfApi();
const reaches = widest(imports, /\.(controller|worker|service)\.ts$/);

describe('what is behind a controller, a worker or a use case', () => {
  it(`is at most ${MOST} files, types counted`, () => {
    const ten = reaches.slice(0, 10).map(({ file, files }) => `${String(files).padStart(4)} ${file}`);
    process.stdout.write(`The ten widest of ${reaches.length}:\n${ten.join('\n')}\n`);
    expect(reaches.length).toBeGreaterThan(50);
    expect(reaches.filter(({ files }) => files > MOST)).toEqual([]);
  });

  it('is counted through types, doors and dynamic imports', () => {
    const tree = new Map([
      ['a.service.ts', ['b.door.ts']],
      ['b.door.ts', ['c.ts']],
      ['c.ts', ['a.service.ts']],
      ['d.ts', []],
    ]);
    expect(widest(tree, /service/)).toEqual([{ file: 'a.service.ts', files: 3 }]);
    const registry = behind('apps/api/src/engines/engines.module.ts', imports);
    expect([...registry]).toContain('apps/api/src/engines/engine.registry.ts');
  });
});
