import { expect, it } from '@jest/globals';
import type { VideoEngine } from '@clipwright/core/engine';
import { readConfig } from '../config/read-config.js';
import { ENGINE_KINDS } from '@clipwright/engines/kinds';
import { EnginesOnDemand } from './engines-on-demand.js';

it('loads the code of engines when one is asked how it does, once, and again where that failed', async () => {
  const config = readConfig(ENGINE_KINDS, {}).engines;
  const well = { healthy: true, detail: 'it answers' };
  let loads = 0;
  const engines = new EnginesOnDemand(config, async () => {
    loads += 1;
    if (loads === 1) throw new Error('too many open files');
    return { engine: () => ({ health: async () => well }) as Partial<VideoEngine> as VideoEngine };
  });
  const sketch = engines.engine('sketch');
  expect(loads).toBe(0);
  const asked = () => sketch?.health({ name: 'sketch', url: null }, new AbortController().signal);
  await expect(asked()).rejects.toThrow('too many open files');
  expect(await asked()).toBe(well);
  expect(await asked()).toBe(well);
  expect(loads).toBe(2);
});
