import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEndOfFile } from '../../../../tests/support/index.js';

export interface ScriptedAnswer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  /** An object becomes JSON; text stays as it is. */
  readonly body?: object | string;
}

/** A server that says what it is told to say. */
export interface ScriptedServer {
  readonly origin: string;
  /** Method and path with query of each request, in order. */
  readonly asked: string[];
  /** Takes no connection from now on, and ends those that there are. */
  leave(): Promise<void>;
  /** Listens again, at the same address. */
  comeBack(): Promise<void>;
}

/** Answers each request as `answer` says; ends with the test file. */
export async function startScriptedServer(
  answer: (asked: string, origin: string) => ScriptedAnswer,
): Promise<ScriptedServer> {
  const asked: string[] = [];
  let origin = '';
  const server = createServer((request, response) => {
    const line = lineOf(request);
    asked.push(line);
    const { status = 200, headers = {}, body = {} } = answer(line, origin);
    request.resume().on('end', () => {
      response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await listening(server, 0);
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  const leave = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections());
  atEndOfFile(leave);
  return { origin, asked, leave, comeBack: () => listening(server, port) };
}

function lineOf({ method, url }: IncomingMessage): string {
  return `${method} ${url}`;
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}
