import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { readRequest, type WireRequest } from './scripted-wire-request.js';
import { answer, type WireStep } from './scripted-wire-steps.js';

export { WireRequest } from './scripted-wire-request.js';
export * from './scripted-wire-steps.js';

/**
 * A server on loopback whose answers are scripted by route: `POST /v1/videos`, or `GET /v1/videos/*` with a
 * star for any rest. What `next` queues is answered once each and first; what `always` sets is answered for
 * ever after.
 */
export class ScriptedWire {
  /** Every request so far, in the order of their arrival. */
  readonly requests: WireRequest[] = [];
  private readonly queued = new Map<string, WireStep[]>();
  private readonly standing = new Map<string, WireStep>();
  /**
   * What becomes of a request to change to another protocol, a WebSocket say. Without it such a connection
   * ends.
   */
  onUpgrade: ((request: IncomingMessage, socket: Duplex) => void) | null = null;
  private server: Server | null = null;
  private port = 0;

  /** Starts a wire on a port of its own. */
  static async start(): Promise<ScriptedWire> {
    const wire = new ScriptedWire();
    await wire.listen();
    return wire;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Answers the route's next requests with these steps, one each. */
  next(route: string, ...steps: WireStep[]): this {
    this.queued.set(route, [...(this.queued.get(route) ?? []), ...steps]);
    return this;
  }

  /** Answers the route with this step from now on. */
  always(route: string, step: WireStep): this {
    this.standing.set(route, step);
    return this;
  }

  /** The requests of a route so far. */
  seen(route: string): readonly WireRequest[] {
    return this.requests.filter((request) => matches(route, request));
  }

  /** From now on connections to the port are refused; those that are open end. The script stays. */
  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server === null) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  /** Listens on the same port again, as a server does that was restarted. */
  async listen(): Promise<void> {
    const server = createServer(
      (incoming, response) => void this.answer(incoming, response).catch(() => response.destroy()),
    );
    server.on('upgrade', (request, socket) =>
      this.onUpgrade === null ? socket.destroy() : this.onUpgrade(request, socket),
    );
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(this.port, '127.0.0.1', resolve);
    });
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  private async answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => response.destroy());
    const request = await readRequest(incoming);
    this.requests.push(request);
    await this.stepFor(request)(response, request);
  }

  private stepFor(request: WireRequest): WireStep {
    for (const [route, steps] of this.queued) {
      const step = matches(route, request) ? steps.shift() : undefined;
      if (step !== undefined) return step;
    }
    const standing = [...this.standing].filter(([route]) => matches(route, request));
    const closest = standing.sort(([one], [other]) => other.length - one.length)[0];
    return closest?.[1] ?? answer(501, `Nothing is scripted for ${request.method} ${request.target}.`);
  }
}

/** Whether a route means a request; the query counts only where the route has one. */
function matches(route: string, request: WireRequest): boolean {
  const asked = `${request.method} ${route.includes('?') ? request.target : request.path}`;
  return route.endsWith('*') ? asked.startsWith(route.slice(0, -1)) : asked === route;
}
