import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { atEndOfFile } from '../../support/index.js';

const FIRST_BYTE_AFTER_MS = 2_000;

/**
 * A port whose every connection leads to another one, from which the first byte comes late. It ends with the
 * file.
 */
export async function startSlowRelay(port: number): Promise<number> {
  const open = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => other.destroy());
    }
    near.pipe(far);
    void once(far, 'readable')
      .then(() => sleep(FIRST_BYTE_AFTER_MS))
      .then(
        () => far.pipe(near),
        () => undefined,
      );
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  atEndOfFile(() => {
    for (const socket of open) socket.destroy();
    return new Promise((resolve) => relay.close(resolve));
  });
  return (relay.address() as AddressInfo).port;
}
