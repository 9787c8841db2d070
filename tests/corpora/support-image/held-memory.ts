import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/**
 * What this process still holds after its garbage is gone, in bytes: objects and buffers. The resident size
 * would also count what the collector has not yet given back, which depends on the tests that ran before in
 * the same process.
 */
export function heldBytes(): number {
  // What a first collection finalises (buffers, sockets) goes with the second.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
