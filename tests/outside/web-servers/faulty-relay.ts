import { Transform } from 'node:stream';
import { startRelay } from './relay.js';

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
  const relayPort = await startRelay(port, (near, far) => {
    near.pipe(until(cutsAfterBytes, () => near.destroy())).pipe(far);
    (isOld ? far.pipe(aged()) : far).pipe(near);
  });
  return `http://127.0.0.1:${relayPort}`;
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
