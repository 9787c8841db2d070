import { ExpectationFailedError } from '@clipwright/core/errors';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyLimitOf } from '../../config/body-limits.js';
import type { ConnectionsConfig, HttpsConfig, ServerConfig } from '../../config/slices.js';
import type { Log } from '../logging/log.js';
import type { Tracer } from '../tracing/tracer.js';
import type { BodyRoom } from './body-room.js';
import type { Doors } from './doors/doors.js';
import { openDoors } from './doors/open-doors.js';
import type { ErrorFilter } from './error.filter.js';
import { isClosing } from './lingering-close.js';
import { ProxyNotice } from './proxied.js';
import { checkRequest } from './request-checks.js';
import { followCertificate } from './renewed-certificate.js';
import { newRequestId } from './request-id.js';
import { RequestLog } from './request-log.js';
import { RequestTraces } from './request-traces.js';
import type { RouteTable } from './route-table.js';
import { securityHeaders } from './security-headers.js';
import { senderOf } from './sender.js';
import { answerSocketErrors } from './socket-errors.js';
import { UnreadBody } from './unread-body.js';

/** Time to receive a whole request, and its headers. A held answer is not limited by these. */
const RECEIVE_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 20_000;
const CHECK_TIMEOUTS_EVERY_MS = 2_000;
/** Time for the handshake of TLS, which is before the head. */
const HANDSHAKE_TIMEOUT_MS = 20_000;
/** Above the 60 s that proxies keep an idle connection, so that they close first. */
const KEEP_ALIVE_MS = 75_000;

const waitingToContinue = new WeakSet<IncomingMessage>();
const unmetExpectations = new WeakSet<IncomingMessage>();

/** What a server under Nest is made of, beside its settings. */
export interface HttpParts {
  readonly routes: RouteTable;
  readonly errors: ErrorFilter;
  readonly room: BodyRoom;
  readonly log: Log;
  readonly tracer: Tracer;
}

/** Its settings. */
export interface HttpConfig {
  readonly https: HttpsConfig;
  readonly server: ServerConfig;
  readonly connections: ConnectionsConfig;
}

/**
 * The Fastify server under Nest: limits on the socket, our own answers for what Node and Fastify refuse,
 * bodies left unread.
 */
export function createHttpAdapter(
  config: HttpConfig,
  { routes, errors, room, log, tracer }: HttpParts,
): FastifyAdapter {
  const { https } = config;
  const requests = new RequestLog(log);
  const begin = beginRequest(https, requests, new ProxyNotice(config.server, log));
  const adapter = new FastifyAdapter({
    logger: false,
    return503OnClosing: false,
    requestTimeout: RECEIVE_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    trustProxy: https.trustedProxies.length > 0 ? [...https.trustedProxies] : false,
    genReqId: newRequestId,
    rewriteUrl: withSlash,
    clientErrorHandler: answerSocketErrors(requests),
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      // Fastify refuses these before any hook runs.
      begin(request, reply);
      errors.answer(error, request, reply);
    },
    ...serverOptions(https),
  });
  const fastify = adapter.getInstance();
  leaveBodiesUnread(fastify, room);
  prepareRequests(fastify, {
    begin,
    doors: openDoors(fastify.server, config, log),
    traces: new RequestTraces(tracer),
  });
  fastify.addHook('onRoute', ({ url, method }) => routes.add(url, [method].flat()));
  handleExpectations(fastify.server);
  if (https.tls !== null) followCertificate(fastify.server, https.tls, log);
  return adapter;
}

/**
 * `*` asks about the server as a whole; as a path of its own Fastify would answer it before any hook has run.
 */
const withSlash = ({ url = '/' }: IncomingMessage): string => (url === '*' ? '/*' : url);

function serverOptions(config: HttpsConfig): object {
  const node = {
    requireHostHeader: false,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_TIMEOUTS_EVERY_MS,
  };
  return config.tls === null
    ? { http: node }
    : {
        https: {
          ...node,
          cert: config.tls.cert,
          key: config.tls.key,
          minVersion: 'TLSv1.2',
          handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
        },
      };
}

/**
 * One parser for every media type that parses nothing, so that guards run before a byte of the body is read.
 * Fastify refuses some media types by itself, hence a neutral one while it looks.
 */
function leaveBodiesUnread(fastify: FastifyInstance, room: BodyRoom): void {
  const bodies = new WeakMap<IncomingMessage, UnreadBody>();
  fastify.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const body = new UnreadBody(raw, {
      contentType: contentTypeOf(raw),
      limitBytes: bodyLimitOf(request.method, request.routeOptions.url ?? ''),
      takeRoom: (bytes) => room.take(senderOf(request), bytes),
      askToContinue: () => meetExpectation(raw, reply.raw),
      atEnd: (callBack) => reply.raw.once('close', callBack),
    });
    bodies.set(raw, body);
    raw.headers['content-type'] = 'application/octet-stream';
    done();
  });
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', (request: FastifyRequest, _payload, done) =>
    done(null, bodies.get(request.raw)),
  );
}

/**
 * Null where there is none, and where there are several: Node would take the first, and a proxy perhaps the
 * last.
 */
function contentTypeOf({ headers, rawHeaders }: IncomingMessage): string | null {
  const sent = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'content-type');
  return sent.length === 1 ? (headers['content-type'] ?? null) : null;
}

/** `Expect: 100-continue` waits until the body is wanted; then any other expectation is refused. */
function meetExpectation(request: IncomingMessage, response: ServerResponse): void {
  if (unmetExpectations.has(request)) throw new ExpectationFailedError();
  if (waitingToContinue.has(request)) response.writeContinue();
}

type Begin = (request: FastifyRequest, reply: FastifyReply) => void;

interface Entrance {
  readonly begin: Begin;
  readonly doors: Doors;
  readonly traces: RequestTraces;
}

function prepareRequests(fastify: FastifyInstance, { begin, doors, traces }: Entrance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    // What stands behind a refused body is no request: it gets no answer, and the connection ends.
    if (isClosing(request.raw.socket)) return;
    begin(request, reply);
    traces.follow(request, reply, () => done(doors.enter(request, reply) ?? checkRequest(request.raw)));
  });
}

/** What holds for every request, refused or not: a line in the log, and headers of its answer. */
const beginRequest =
  ({ required }: HttpsConfig, requests: RequestLog, proxies: ProxyNotice): Begin =>
  (request, reply) => {
    requests.follow(request, reply);
    proxies.look(request.headers);
    reply.headers(securityHeaders(required)).header('X-Request-Id', request.id);
  };

/** Node tells of requests with an Expect header apart from the rest. */
function handleExpectations(server: Server): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    waitingToContinue.add(request);
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    unmetExpectations.add(request);
    server.emit('request', request, response);
  });
}
