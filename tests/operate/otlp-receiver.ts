import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { atEndOfFile } from '../support/index.js';

type Fact = string | number | boolean | undefined;

interface SentValue {
  readonly stringValue?: string;
  readonly intValue?: number | string;
  readonly doubleValue?: number;
  readonly boolValue?: boolean;
}
interface SentFact {
  readonly key: string;
  readonly value: SentValue;
}
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes?: readonly SentFact[];
  readonly links?: readonly { readonly traceId: string }[];
  readonly status?: { readonly code?: number };
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly SentFact[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

/** A step as a collector was told of it. */
export interface ToldSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Null at the top. */
  readonly parent: string | null;
  readonly name: string;
  readonly failed: boolean;
  readonly milliseconds: number;
  readonly facts: Readonly<Record<string, Fact>>;
  /** Facts of the process. */
  readonly process: Readonly<Record<string, Fact>>;
  readonly linkedTraces: readonly string[];
}

const factsOf = (facts: readonly SentFact[] = []): Record<string, Fact> =>
  Object.fromEntries(
    facts.map(({ key, value }) => [
      key,
      value.stringValue ?? value.boolValue ?? value.doubleValue ?? Number(value.intValue),
    ]),
  );

const spansOf = ({ resourceSpans }: Sent): ToldSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        traceId: span.traceId,
        spanId: span.spanId,
        parent: span.parentSpanId === undefined || span.parentSpanId === '' ? null : span.parentSpanId,
        name: span.name,
        failed: span.status?.code === 2,
        milliseconds: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6,
        facts: factsOf(span.attributes),
        process: factsOf(resource.attributes),
        linkedTraces: (span.links ?? []).map(({ traceId }) => traceId),
      })),
    ),
  );

/** Answers what is sent; left out: takes it. */
type Manner = (response: ServerResponse) => void;

const takes: Manner = (response) =>
  void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');

/** A collector that keeps what it was told, in OTLP's JSON over HTTP. */
export class OtlpReceiver {
  readonly spans: ToldSpan[] = [];
  /** All that came, as it came: heads and bodies. */
  received = '';
  calls = 0;
  manner: Manner = takes;

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => void this.take(request, response));
  }

  static async start(): Promise<OtlpReceiver> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    atEndOfFile(() => {
      server.close().closeAllConnections();
      return Promise.resolve();
    });
    return new OtlpReceiver(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Of one trace, in no order. */
  of(traceId: string): ToldSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    this.calls += 1;
    this.received += `${request.url} ${JSON.stringify(request.headers)}\n${body}\n`;
    if (request.url === '/v1/traces') this.spans.push(...spansOf(JSON.parse(body) as Sent));
    this.manner(response);
  }
}
