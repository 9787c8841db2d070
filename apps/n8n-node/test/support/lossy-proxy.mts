import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEndOfFile } from '../../../../tests/support/index.js';

/** A way to the server that can lose answers. */
export interface LossyProxy {
  readonly origin: string;
  /** How many of the next answers to POSTs are lost, after the server gave them. */
  loseAnswers(count: number): void;
  /** How many POSTs reached the server. */
  readonly posts: () => number;
}

/** Passes everything on to `target`, and loses what it is told to lose. Ends with the test file. */
export async function startLossyProxy(target: string): Promise<LossyProxy> {
  let toLose = 0;
  let posts = 0;
  const server = createServer((incoming, outgoing) => {
    if (incoming.method === 'POST') posts += 1;
    const isLost = incoming.method === 'POST' && toLose > 0;
    if (isLost) toLose -= 1;
    passOn(target, { incoming, outgoing, isLost });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEndOfFile(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loseAnswers: (count) => (toLose = count),
    posts: () => posts,
  };
}

function passOn(
  target: string,
  { incoming, outgoing, isLost }: { incoming: IncomingMessage; outgoing: ServerResponse; isLost: boolean },
): void {
  const { method, headers, url = '/' } = incoming;
  const onward = send(
    new URL(url, target),
    { ...(method === undefined ? {} : { method }), headers },
    (answer) => {
      if (isLost) {
        answer.resume().on('end', () => outgoing.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    },
  );
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
