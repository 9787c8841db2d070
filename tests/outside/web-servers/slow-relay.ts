import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startRelay } from './relay.js';

const FIRST_BYTE_AFTER_MS = 2_000;

/** A port whose every connection leads to another one, from which the first byte comes late. */
export const startSlowRelay = (port: number): Promise<number> =>
  startRelay(port, (near, far) => {
    near.pipe(far);
    void once(far, 'readable')
      .then(() => sleep(FIRST_BYTE_AFTER_MS))
      .then(
        () => far.pipe(near),
        () => undefined,
      );
  });
