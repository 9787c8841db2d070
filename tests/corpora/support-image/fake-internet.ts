import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { ResolveHost, Dial } from '@clipwright/engines/safe-fetch';
import { plainPng } from './plain-png.js';

/** How a name answers: one list for each look-up in turn, the last one again and again, or an error. */
type DnsAnswers = readonly (readonly string[])[] | 'ENOTFOUND' | 'EAI_AGAIN' | 'HANG';

/** What the origin at a public address does; `chain` redirects to itself come before its answer. */
interface OriginAnswer {
  readonly status?: number;
  readonly location?: string | null;
  readonly chain?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly reset?: boolean;
}

/** The set-up of one row of ssrf-urls.json. */
export interface InternetSetup {
  readonly dns?: Readonly<Record<string, DnsAnswers>>;
  readonly http?: Readonly<Record<string, OriginAnswer>>;
}

/** A connection that was made: the address that the guard let through, and the port. */
export interface Connection {
  readonly address: string;
  readonly port: number;
}

/**
 * Names and public addresses of our own making. Every connection is counted by the address it was meant for
 * and ends at a loopback server, so that a guard which fails connects to nobody.
 */
export class FakeInternet {
  readonly connections: Connection[] = [];
  private readonly lookups = new Map<string, number>();
  private readonly addressOfPort = new Map<number, string>();
  private readonly server = createServer((request, response) => this.answer(request, response));
  private hops = 0;

  /** `page`: what an address without a set-up of its own serves. */
  constructor(
    private readonly setup: InternetSetup,
    private readonly page: 'nothing' | 'picture',
  ) {}

  async open(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  close(): void {
    this.server.close().closeAllConnections();
  }

  readonly resolve: ResolveHost = (hostname) => {
    const answers = this.setup.dns?.[hostname] ?? 'ENOTFOUND';
    if (answers === 'HANG') return new Promise<never>(() => undefined);
    if (typeof answers === 'string') return Promise.reject(new Error(answers));
    const turn = this.lookups.get(hostname) ?? 0;
    this.lookups.set(hostname, turn + 1);
    return Promise.resolve(answers[Math.min(turn, answers.length - 1)] ?? []);
  };

  readonly dial: Dial =
    ({ addresses }) =>
    (options, callback) => {
      const address = addresses[0]?.address ?? options.hostname;
      const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80);
      this.connections.push({ address, port });
      const { socket, ready } = this.connectTo(options.protocol, port);
      socket.once('error', (error) => callback(error, null));
      socket.once(ready, () => {
        this.addressOfPort.set(socket.localPort ?? 0, address);
        callback(null, socket);
      });
    };

  /** Port 443 stands for an origin whose TLS is in order; no other port speaks any. */
  private connectTo(protocol: string, port: number): { socket: Socket; ready: 'connect' | 'secureConnect' } {
    const { port: loopbackPort } = this.server.address() as AddressInfo;
    const isRefusingTls = protocol === 'https:' && port !== 443;
    if (isRefusingTls) return { socket: connectTls(loopbackPort, '127.0.0.1'), ready: 'secureConnect' };
    return { socket: connect(loopbackPort, '127.0.0.1'), ready: 'connect' };
  }

  private answer({ socket }: IncomingMessage, response: ServerResponse): void {
    const wanted = this.setup.http?.[this.addressOfPort.get(socket.remotePort ?? 0) ?? ''];
    if (!wanted) return this.answerPage(response);
    if (wanted.reset) socket.resetAndDestroy();
    const location = this.nextLocation(wanted);
    response
      .writeHead(wanted.status ?? 200, { ...wanted.headers, ...(location ? { location } : {}) })
      .end(wanted.body);
  }

  private nextLocation({ chain, location }: OriginAnswer): string | null {
    const isOnTheWay = this.hops < (chain ?? 0);
    this.hops += 1;
    return isOnTheWay ? `/hop-${this.hops}` : (location ?? null);
  }

  private answerPage(response: ServerResponse): void {
    if (this.page === 'nothing') response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'image/png' }).end(plainPng(64, 48));
  }
}
