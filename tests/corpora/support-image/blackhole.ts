import { spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';

/** Listens with the shortest queue and then never runs again, so that nobody is ever accepted. */
const DEAF_LISTENER = `
  const server = require('node:net').createServer();
  server.listen({ host: '127.0.0.1', port: 0, backlog: 1 }, () => {
    require('node:fs').writeSync(1, String(server.address().port));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });
`;
const CONNECTED_WITHIN_MS = 300;
const MAX_FILLERS = 20;

/** A loopback port that answers no SYN: the queue of a deaf listener, filled to its end. */
export async function openBlackhole(): Promise<{ port: number; close: () => void }> {
  const listener = spawn(process.execPath, ['-e', DEAF_LISTENER], { stdio: ['ignore', 'pipe', 'ignore'] });
  const port = await new Promise<number>((resolve) =>
    listener.stdout.once('data', (digits) => resolve(Number(digits))),
  );
  const fillers: Socket[] = [];
  while (fillers.length < MAX_FILLERS && (await fill(port, fillers)));
  const close = () => {
    listener.kill('SIGKILL');
    for (const filler of fillers) filler.destroy();
  };
  return { port, close };
}

/** Takes one more place in the queue; false when there was none left. */
function fill(port: number, fillers: Socket[]): Promise<boolean> {
  const filler = connect(port, '127.0.0.1');
  filler.on('error', () => filler.destroy());
  fillers.push(filler);
  return new Promise((resolve) => {
    // The timer of a process that was kept waiting itself comes before the news of a connection: those are
    // read first.
    const timer = setTimeout(() => setImmediate(() => resolve(!filler.connecting)), CONNECTED_WITHIN_MS);
    filler.once('connect', () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
