import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WireRequest } from '../scripted-wire-request.js';
import { answer, json, type WireStep } from '../scripted-wire-steps.js';
import { ScriptedWire } from '../scripted-wire.js';
import { differenceFrom } from './recorded-request.js';
import { ReplaySocket } from './replay-socket.js';
import { isExchange, type RecordedAnswer, type RecordedExchange, type Transcript } from './transcript.js';

const ONE_SECOND = new URL('../../src/video/__fixtures__/480p-one-second.mp4', import.meta.url);

const SOCKET_WITHIN_MS = 20_000;

/**
 * A server on loopback that says what a real one was recorded to say, each route in its order, and the last
 * answer of a route for ever after. What the real one did not hear is answered with 501 and told.
 */
export class ReplayServer {
  /** What was asked for, in its order: `GET /v1/models`. */
  readonly asked: string[] = [];
  /** What the recorded client never said: other routes, other bodies, other sockets. */
  readonly unexpected: string[] = [];
  private readonly video = readFileSync(ONE_SECOND);
  private readonly said = new Set<number>();
  private readonly standing = new Map<string, number>();
  private socket: ReplaySocket | null = null;
  private open: () => void = () => undefined;
  private readonly opened = new Promise<void>((resolve) => (this.open = resolve));

  private constructor(
    private readonly wire: ScriptedWire,
    private readonly script: Transcript['exchanges'],
  ) {}

  static async start(...transcripts: readonly Transcript[]): Promise<ReplayServer> {
    const wire = await ScriptedWire.start();
    const server = new ReplayServer(
      wire,
      transcripts.flatMap(({ exchanges }) => exchanges),
    );
    const step: WireStep = (response, request) => server.answer(response, request);
    for (const method of ['GET', 'POST', 'DELETE']) wire.always(`${method} /*`, step);
    wire.onUpgrade = (request, stream) => server.greet(request, stream);
    await server.closeIfRefused(-1);
    return server;
  }

  get origin(): string {
    return this.wire.origin;
  }

  /** A refused connection was heard of: the server is there again, where it came back. */
  async comeBack(): Promise<void> {
    const refused = this.script.findIndex((one, index) => isRefused(one) && !this.said.has(index));
    if (refused >= 0) this.said.add(refused);
    await this.wire.listen();
    await this.closeIfRefused(refused);
  }

  async stop(): Promise<void> {
    this.socket?.drop();
    await this.wire.close();
  }

  private async answer(response: ServerResponse, request: WireRequest): Promise<void> {
    const route = `${request.method} ${request.target}`;
    this.asked.push(route);
    const index = this.next(route);
    const recorded = index === null ? undefined : this.script[index];
    if (index === null || recorded === undefined || !isExchange(recorded) || recorded.answer === undefined) {
      this.unexpected.push(route);
      return void answer(501, `Nothing was recorded of ${route}.`)(response, request);
    }
    const difference = await differenceFrom(recorded, request);
    if (difference !== null) this.unexpected.push(`${route}: ${difference}`);
    await this.speakUpTo(index);
    response.once('close', () => void this.closeIfRefused(index));
    await this.stepOf(recorded.answer, request)(response, request);
  }

  /** The route's first exchange that was not had, or its last one again. */
  private next(route: string): number | null {
    const fresh = this.script.findIndex(
      (one, index) => isExchange(one) && routeOf(one) === route && !isRefused(one) && !this.said.has(index),
    );
    const index = fresh >= 0 ? fresh : (this.standing.get(route) ?? null);
    if (index === null) return null;
    this.said.add(index);
    this.standing.set(route, index);
    return index;
  }

  private stepOf(
    { status, json: said, text = '', bytes, type = 'text/plain' }: RecordedAnswer,
    request: WireRequest,
  ): WireStep {
    if (said !== undefined) return json(said, status);
    const body =
      bytes === undefined || status >= 300 ? Buffer.from(text) : this.video.subarray(fromOf(request));
    return answer(status, body, { 'content-type': type, 'content-length': String(body.length) });
  }

  /** Says over the socket what the real one had said before that answer, and waits until it is read. */
  private async speakUpTo(index: number): Promise<void> {
    const due = [...this.script.entries()].filter(([at]) => at < index && !this.said.has(at));
    const messages = due.filter(([, one]) => 'socket' in one);
    if (messages.length === 0) return;
    const late = AbortSignal.timeout(SOCKET_WITHIN_MS);
    await Promise.race([this.opened, new Promise((resolve) => late.addEventListener('abort', resolve))]);
    for (const [at, one] of messages) {
      this.said.add(at);
      if ('socket' in one && one.socket === 'message') this.socket?.say(one.json);
    }
    await this.socket?.read();
  }

  /** Where the recorder listened to no socket, none is opened. */
  private greet(request: IncomingMessage, stream: Duplex): void {
    const paths = this.script.flatMap((one) => ('socket' in one && one.socket === 'open' ? [one.path] : []));
    if (paths.length === 0) return void stream.destroy();
    if (!paths.includes(request.url ?? '')) this.unexpected.push(`WebSocket ${String(request.url)}`);
    this.socket = new ReplaySocket(request, stream);
    this.open();
  }

  /** Its process is gone where the next exchange was a refused connection. */
  private async closeIfRefused(after: number): Promise<void> {
    const next = this.script.findIndex((one, index) => index > after && isExchange(one));
    const following = next < 0 ? undefined : this.script[next];
    if (following === undefined || !isRefused(following) || this.said.has(next)) return;
    this.socket?.drop();
    await this.wire.close();
  }
}

/** Where a download goes on. */
const fromOf = ({ headers }: WireRequest): number =>
  Number(/^bytes=(\d+)-/.exec(headers.range ?? '')?.[1] ?? 0);

const routeOf = ({ method, path }: RecordedExchange): string => `${method} ${path}`;

const isRefused = (one: Transcript['exchanges'][number]): boolean =>
  isExchange(one) && one.answer === undefined;
