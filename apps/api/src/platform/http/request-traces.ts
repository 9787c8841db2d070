import type { FastifyReply, FastifyRequest } from 'fastify';
import { NO_SPAN, type Span, type StepFacts, type Tracer } from '../tracing/tracer.js';

/** The step that a request is, for whoever writes about it. */
export interface TracedRequest {
  trace?: Span;
}

/** What asks every few seconds whether all is well tells nothing that is worth keeping. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics']);
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const SERVER_FAULTS = 500;

/** A step for each request, from its head to the end of its answer, in the caller's trace where it brings one. */
export class RequestTraces {
  constructor(private readonly tracer: Tracer) {}

  /** Runs what answers a request as a part of its step. */
  follow(request: FastifyRequest, reply: FastifyReply, answer: () => void): void {
    const route = request.routeOptions.url ?? null;
    if (!this.tracer.isOn || (route !== null && UNTRACED.has(route))) return answer();
    const span = this.begin(request, route);
    (request as TracedRequest).trace = span;
    reply.raw.once('close', () => end(span, reply));
    this.tracer.within(span, answer);
  }

  private begin({ method, protocol, id, headers }: FastifyRequest, route: string | null): Span {
    const known = METHODS.has(method) ? method : 'HTTP';
    const facts: StepFacts = {
      'http.request.method': known === 'HTTP' ? '_OTHER' : method,
      'http.route': route,
      'url.scheme': protocol,
      'clipwright.request.id': id,
    };
    const callers = headers['traceparent'];
    return this.tracer.begin({
      name: route === null ? known : `${known} ${route}`,
      kind: 'server',
      facts,
      ...(typeof callers === 'string' ? { callers } : { parent: null }),
    });
  }
}

function end(span: Span, { raw }: FastifyReply): void {
  const status = raw.headersSent ? raw.statusCode : null;
  span.tell({ 'http.response.status_code': status });
  if (status !== null && status >= SERVER_FAULTS) span.fail(String(status));
  if (!raw.writableFinished) span.tell({ 'clipwright.aborted': true });
  span.end();
}

/** Of a line about it; nothing where its trace is not recorded. */
export function traceFacts(request: FastifyRequest): { traceId?: string } {
  const { traceId } = (request as TracedRequest).trace ?? NO_SPAN;
  return traceId === null ? {} : { traceId };
}
