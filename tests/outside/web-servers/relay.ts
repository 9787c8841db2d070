import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { atEndOfFile } from '../../support/index.js';

/**
 * A port whose every connection leads to another one: `join` says how the bytes of the two go on. It ends with the
 * file.
 */
export async function startRelay(port: number, join: (near: Socket, far: Socket) => void): Promise<number> {
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
    join(near, far);
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  atEndOfFile(() => {
    for (const socket of open) socket.destroy();
    return new Promise((resolve) => relay.close(resolve));
  });
  return (relay.address() as AddressInfo).port;
}
