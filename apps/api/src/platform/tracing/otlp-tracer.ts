import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Context,
  type Link,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer as OtelTracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracesConfig } from '../../config/slices.js';
import type { Log } from '../logging/log.js';
import { HeardExporter } from './heard-exporter.js';
import { TraceGate } from './trace-gate.js';
import { readTraceparent, type TracePlace, traceparentOf } from './traceparent.js';
import { NO_SPAN, type Span, type Step, type StepFacts, Tracer } from './tracer.js';

/** What a collector that is away may keep in memory; whatever comes then is thrown away. */
const MOST_WAITING = 2_048;
const SEND_EVERY_MS = 2_000;
const SEND_WITHIN_MS = 10_000;
const LONGEST_FACT = 200;
const TRACE_ID_BYTES = 16;
const SPAN_ID_BYTES = 8;
/** Kinds of steps that begin a trace where there is none. */
const BEGIN = new Set<Step['kind']>(['server', 'consumer']);
const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

const known = (facts: StepFacts): Record<string, string | number | boolean> =>
  Object.fromEntries(Object.entries(facts).flatMap(([name, fact]) => (fact === null ? [] : [[name, fact]])));

class RecordedSpan implements Span {
  readonly traceId: string;
  readonly traceparent: string;

  constructor(private readonly span: OtelSpan) {
    const { traceId, spanId } = span.spanContext();
    this.traceId = traceId;
    this.traceparent = traceparentOf({ traceId, spanId, sampled: true });
  }

  get context(): Context {
    return trace.setSpan(ROOT_CONTEXT, this.span);
  }

  tell(facts: StepFacts): void {
    this.span.setAttributes(known(facts));
  }

  fail(code: string): void {
    this.span.setAttribute('error.type', code).setStatus({ code: SpanStatusCode.ERROR });
  }

  end(): void {
    this.span.end();
  }
}

/** A step of a trace that nobody records: what follows from it isn't recorded either, wherever that happens. */
const unrecorded = (place: TracePlace): Span => ({
  ...NO_SPAN,
  traceparent: traceparentOf({ ...place, sampled: false }),
});

const contextOf = ({ traceId, spanId }: TracePlace): Context =>
  trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });

/** Tells an OTLP collector, in the background and in batches. */
export class OtlpTracer extends Tracer {
  readonly isOn = true;
  private readonly under = new AsyncLocalStorage<Span>();
  private readonly gate: TraceGate;
  private readonly provider: TracerProvider;
  private readonly tracer: OtelTracer;

  constructor(config: TracesConfig, facts: Readonly<Record<string, string>>, log: Log) {
    super();
    this.gate = new TraceGate(config);
    const exporter = new OTLPTraceExporter({
      url: `${config.endpoint}/v1/traces`,
      headers: { ...config.headers },
      timeoutMillis: SEND_WITHIN_MS,
    });
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': config.serviceName, ...facts }),
      spanLimits: { attributeValueLengthLimit: LONGEST_FACT },
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: new HeardExporter(exporter, log),
          maxQueueSize: MOST_WAITING,
          scheduledDelayMillis: SEND_EVERY_MS,
          exportTimeoutMillis: SEND_WITHIN_MS,
        }),
      ],
    });
    this.tracer = this.provider.getTracer('clipwright');
  }

  get here(): Span {
    return this.under.getStore() ?? NO_SPAN;
  }

  within<Result>(span: Span, work: () => Result): Result {
    return this.under.run(span, work);
  }

  begin(step: Step): Span {
    if (step.callers !== undefined) return this.forCaller(step, readTraceparent(step.callers));
    if (step.parent === undefined)
      return this.under.getStore() === undefined ? this.anew(step) : this.inside(step);
    const place = readTraceparent(step.parent);
    if (place === null) return this.anew(step);
    return place.sampled ? this.recorded(step, contextOf(place)) : unrecorded(place);
  }

  async end(withinMs: number): Promise<void> {
    const told = this.provider.shutdown().catch(() => undefined);
    await Promise.race([told, sleep(withinMs, undefined, { ref: false })]);
  }

  private inside(step: Step): Span {
    const { here } = this;
    return here instanceof RecordedSpan ? this.recorded(step, here.context) : here;
  }

  /** The caller's own trace, where it wants to be told of and there is room. */
  private forCaller(step: Step, place: TracePlace | null): Span {
    if (place === null) return this.anew(step);
    const admitted = place.sampled && this.gate.admits(place.traceId, lineOf(step));
    return admitted ? this.recorded(step, contextOf(place)) : unrecorded(place);
  }

  private anew(step: Step): Span {
    if (!BEGIN.has(step.kind)) return NO_SPAN;
    const place = {
      traceId: randomBytes(TRACE_ID_BYTES).toString('hex'),
      spanId: randomBytes(SPAN_ID_BYTES).toString('hex'),
      sampled: false,
    };
    return this.gate.admits(place.traceId, lineOf(step))
      ? this.recorded(step, ROOT_CONTEXT)
      : unrecorded(place);
  }

  private recorded(
    { name, kind = 'internal', facts = {}, links = [], beganMsAgo }: Step,
    parent: Context,
  ): Span {
    const options = {
      kind: KINDS[kind],
      attributes: known(facts),
      links: links.flatMap(linkTo),
      ...(beganMsAgo === undefined ? {} : { startTime: Date.now() - beganMsAgo }),
    };
    return new RecordedSpan(this.tracer.startSpan(name, options, parent));
  }
}

/** Reads never take the place of what makes videos. */
const lineOf = ({ name }: Step): string => (/^(GET|HEAD) /.test(name) ? 'reads' : 'others');

function linkTo(traceparent: string | null | undefined): Link[] {
  const place = readTraceparent(traceparent);
  if (place === null || !place.sampled) return [];
  const { traceId, spanId } = place;
  return [{ context: { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true } }];
}
