import { afterEach } from '@jest/globals';
import { ClipwrightClient, type ClientOptions, type ClientSettings } from '../../src/client/index.js';
import { FaultyServer, type Fault, type FaultyServerOptions } from './faulty-server.js';
import { createVirtualClock, type VirtualClock } from './virtual-clock.js';

export const RULE = { limit: 15, windowMs: 1_800_000 };
const running: FaultyServer[] = [];

export interface Scene {
  readonly server: FaultyServer;
  readonly client: ClipwrightClient;
  readonly clock: VirtualClock;
}

/**
 * A client and a real server that misbehaves as told, both on one virtual clock. The server stops after the
 * test.
 */
export async function scene(
  server: Partial<FaultyServerOptions> = {},
  settings: ClientSettings & Partial<ClientOptions> = {},
  mostSleeps?: number,
): Promise<Scene> {
  const clock = createVirtualClock(undefined, mostSleeps);
  const faulty = new FaultyServer({ now: clock.now, rule: RULE, ...server });
  running.push(faulty);
  let ids = 0;
  const client = new ClipwrightClient({
    baseUrl: await faulty.start(),
    apiKey: 'cw_key',
    fetch: (url, init) => fetch(url, init),
    sleep: clock.sleep,
    now: clock.now,
    randomId: () => `id-${(ids += 1)}`,
    random: () => 0.5,
    ...settings,
  });
  return { server: faulty, client, clock };
}

/** The faults of the first generation requests; none after that. */
export const faults =
  (...list: Fault[]) =>
  (n: number): Fault =>
    list[n] ?? 'none';

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});
