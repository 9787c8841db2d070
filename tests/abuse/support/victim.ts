import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { atEndOfFile } from '../../support/index.js';

/** A web server of somebody who has nothing to do with us. */
export interface Victim {
  readonly port: number;
  /** How many requests it got so far. */
  readonly asked: () => number;
}

/** Answers everything with these bytes, on every address of loopback. */
export async function startVictim(bytes: Buffer): Promise<Victim> {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.setHeader('Content-Type', 'image/png');
    response.end(bytes);
  });
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  atEndOfFile(async () => {
    server.closeAllConnections();
    await promisify(server.close.bind(server))();
  });
  return { port: (server.address() as AddressInfo).port, asked: () => asked };
}
