import { expect, it } from '@jest/globals';
import type { EngineRouting } from '@clipwright/engines/catalog';
import type { ServerConfig } from '../../config/slices.js';
import type { Log } from '../../platform/logging/log.js';
import type { EngineReplicas } from './engine-replicas.js';
import { LookAtReplicas } from './look-at-replicas.worker.js';

/** A worker with one place of each site, where health is as told, and what it saved and logged. */
function watching({ busy = false } = {}) {
  const told = { healthy: false };
  const looks: string[] = [];
  const saved: string[] = [];
  const logged: string[] = [];
  const placeAt = (site: string) => ({
    site,
    replica: { name: site, url: null, slots: 1 },
    engine: {
      name: 'wan',
      health: async () => (looks.push(site), { healthy: told.healthy, detail: null }),
    },
  });
  const routing = { places: () => ['embedded', 'replicas', 'vendor'].map(placeAt) };
  const replicas = {
    states: async () => [{ engine: 'wan', replica: 'replicas', inUse: busy ? 1 : 0 }],
    looked: async ({ site }: { site: string }, { healthy }: { healthy: boolean }) =>
      saved.push(`${site} ${healthy ? 'fit' : 'unfit'}`),
  };
  const log = { info: () => logged.push('well'), warn: () => logged.push('unfit') };
  const worker = new LookAtReplicas(
    { role: 'all' } as ServerConfig,
    routing as unknown as EngineRouting,
    replicas as unknown as EngineReplicas,
    log as unknown as Log,
  );
  const rounds = async (first: number, last: number): Promise<string[]> => {
    saved.length = 0;
    for (let round = first; round <= last; round += 1) await worker.look(round);
    return [...saved];
  };
  return { told, logged, looks, rounds };
}

it('every place that is not embedded is looked at when a worker starts, replicas again, and unfit ones soon', async () => {
  const { told, logged, rounds } = watching();
  expect(await rounds(0, 0)).toEqual(['replicas unfit']);
  expect(await rounds(1, 2)).toEqual(['replicas unfit', 'replicas unfit']);
  told.healthy = true;
  expect(await rounds(3, 5)).toEqual(['replicas fit']);
  expect(await rounds(6, 12)).toEqual(['replicas fit', 'replicas fit']);
  expect(logged).toEqual(['unfit', 'unfit', 'well']);
});

it('a place that makes a video is looked at once, for the log, and then left in peace', async () => {
  const { logged, looks, rounds } = watching({ busy: true });
  expect(await rounds(0, 59)).toEqual([]);
  expect(logged).toEqual(['unfit', 'unfit']);
  expect(looks).toEqual(['replicas', 'vendor']);
});
