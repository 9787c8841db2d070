import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Address } from '../../../config/storage-url.js';

/** What a store does with the next request that a rule fits. True: it is answered, or will never be. */
export type Trouble = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface SmallS3 {
  readonly address: S3Address;
  /** Method and path of what it was asked, in order. */
  readonly asked: string[];
  /** Troubles, one for each request from now on; after them all is well. */
  next(...troubles: Trouble[]): void;
  close(): Promise<void>;
}

interface FakeServer {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}

// It ships no types.
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => FakeServer;

const LOOPBACK = '127.0.0.1';

/** A small S3 server of others, with a door before it that makes trouble where it is told to. */
export async function startSmallS3(): Promise<SmallS3> {
  const directory = await mkdtemp(join(tmpdir(), 'clipwright-s3-'));
  const store = new S3rver({
    address: LOOPBACK,
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    allowMismatchedSignatures: true,
  });
  const { port } = await store.run();
  const troubles: Trouble[] = [];
  const asked: string[] = [];
  const door = createServer((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url?.split('?', 1)[0]}`);
    if (troubles.shift()?.(incoming, response) !== true) pass(incoming, response, port);
  });
  return {
    address: {
      bucket: 'clips',
      prefix: 'of/us/',
      endpoint: `http://${LOOPBACK}:${await listen(door)}`,
      region: 'us-east-1',
      forcePathStyle: true,
    },
    asked,
    next: (...more) => {
      troubles.push(...more);
    },
    close: async () => {
      door.closeAllConnections();
      await new Promise((resolve) => door.close(resolve));
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function listen(door: Server): Promise<number> {
  door.listen(0, LOOPBACK);
  await once(door, 'listening');
  return (door.address() as AddressInfo).port;
}

function pass(incoming: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url: path, headers } = incoming;
  const outgoing = request({ host: LOOPBACK, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 0, answer.headers);
    answer.pipe(response);
  });
  outgoing.once('error', () => response.destroy());
  incoming.pipe(outgoing);
}

/** Refuses as stores do. */
export const refuses =
  (status: number, code: string): Trouble =>
  (incoming, response) => {
    incoming.resume();
    const told = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
    response.writeHead(status, { 'Content-Type': 'application/xml' }).end(told);
    return true;
  };

/** Cuts the connection in the middle of a request. */
export const resets: Trouble = (incoming) => {
  incoming.socket.destroy();
  return true;
};

/** Says that it took a file, and keeps nothing of it. */
export const lies: Trouble = (incoming, response) => {
  incoming.resume().once('end', () => response.writeHead(200, { ETag: '"0"' }).end());
  return true;
};

/** Lets a request through. */
export const serves: Trouble = () => false;
