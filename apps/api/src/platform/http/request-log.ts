import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../logging/log.js';
import { newRequestId } from './request-id.js';
import { traceFacts } from './request-traces.js';

/**
 * Whoever finds out whose key a request brought notes it here: an account's id, which names its one key slot.
 * Never the key.
 */
export interface KeyedRequest {
  keySlot?: string;
}

/** What asks every few seconds whether all is well. While it is, that is no news. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

const LONGEST_PATH = 100;
const LOOKS_LIKE_A_KEY = /[0-9A-Za-z]{1,16}_[0-9A-Za-z]{20,}/g;

/**
 * One line for each request, when its answer is out or its client is gone. No query, no header and no body is
 * in it.
 */
export class RequestLog {
  private readonly underWay = new WeakMap<Socket, string>();
  private readonly refused = new WeakMap<Socket, number>();

  constructor(private readonly log: Log) {}

  /** Has the line of a request written once it is over. */
  follow(request: FastifyRequest, { raw }: FastifyReply): void {
    const startMs = performance.now();
    const { socket } = request.raw;
    this.underWay.set(socket, request.id);
    raw.once('close', () => {
      if (this.underWay.get(socket) === request.id) this.underWay.delete(socket);
      this.write(request, raw, performance.now() - startMs);
    });
  }

  /**
   * Notes a refusal that was written to the socket itself; gives the id of the request that it stands for.
   */
  refuse(socket: Socket, status: number): string {
    const known = this.underWay.get(socket);
    if (known !== undefined) {
      this.refused.set(socket, status);
      return known;
    }
    const requestId = newRequestId();
    this.log.info('request', { requestId, keySlot: null, method: null, route: null, status, ms: 0 });
    return requestId;
  }

  private write(request: FastifyRequest, response: ServerResponse, ms: number): void {
    const route = routeOf(request);
    const refused = this.refused.get(request.raw.socket);
    const status = response.headersSent ? response.statusCode : (refused ?? null);
    const facts = {
      requestId: request.id,
      ...traceFacts(request),
      keySlot: (request as KeyedRequest).keySlot ?? null,
      method: request.method,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
      ...(response.writableFinished || refused !== undefined ? {} : { aborted: true }),
    };
    if (PROBES.has(route) && status === 200) this.log.debug('request', facts);
    else this.log.info('request', facts);
  }
}

/**
 * The pattern of the route, which holds nothing of the caller's; of a path that leads nowhere, as much as can
 * be no key.
 */
const routeOf = ({ routeOptions, raw }: FastifyRequest): string =>
  routeOptions?.url ??
  (raw.url ?? '').split('?', 1)[0]?.slice(0, LONGEST_PATH).replaceAll(LOOKS_LIKE_A_KEY, '***') ??
  '';
