import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { atEndOfFile } from '../../support/index.js';

/** What is wrong with it. */
export interface RelayFault {
  /** A connection ends once so many bytes of the caller's have come. */
  readonly cutsAfterBytes?: number;
  /** Answers say that they are HTTP/1.0. Whatever is behind it has to close each connection after its answer. */
  readonly isOld?: boolean;
}

/** A port whose every connection leads to another one. Gives its address; it ends with the file. */
export async function startFaultyRelay(
  port: number,
  { cutsAfterBytes = Infinity, isOld = false }: RelayFault,
): Promise<string> {
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
    near.pipe(until(cutsAfterBytes, () => near.destroy())).pipe(far);
    (isOld ? far.pipe(aged()) : far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  atEndOfFile(() => {
    for (const socket of open) socket.destroy();
    return new Promise((resolve) => relay.close(resolve));
  });
  return `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
}

function until(most: number, end: () => void): Transform {
  let passed = 0;
  return new Transform({
    transform(bytes: Buffer, _, done) {
      passed += bytes.length;
      if (passed > most) end();
      else done(null, bytes);
    },
  });
}

/** The first bytes of an answer come in one piece. */
function aged(): Transform {
  let isBegun = false;
  return new Transform({
    transform(bytes: Buffer, _, done) {
      const told = isBegun
        ? bytes
        : Buffer.from(bytes.toString('latin1').replace('HTTP/1.1', 'HTTP/1.0'), 'latin1');
      isBegun = true;
      done(null, told);
    },
  });
}
