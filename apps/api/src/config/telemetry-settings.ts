import { z } from 'zod';
import { list, listen, number, type Setting, text, url } from './setting-kinds.js';

const HEADER = /^(?<name>[\w!#$%&'*+.^`|~-]+)=(?<value>.*)$/;
const PAIRS = 'name=value pairs with commas between, values percent-encoded';

const headers = list.transform((pairs, context): Record<string, string> => {
  const found = pairs.map(headerOf);
  if (found.every((pair) => pair !== null)) return Object.fromEntries(found);
  context.addIssue(PAIRS);
  return z.NEVER;
});

function headerOf(pair: string): readonly [name: string, value: string] | null {
  const { name = '', value = '' } = HEADER.exec(pair)?.groups ?? {};
  try {
    const text = decodeURIComponent(value.trim());
    return name === '' || /[\r\n]/.test(text) ? null : [name, text];
  } catch {
    return null;
  }
}

/** What a process tells of itself, and to whom. */
export const TELEMETRY_SETTINGS = {
  metricsToken: {
    name: 'METRICS_TOKEN',
    default: 'none: /metrics answers loopback only',
    takes: 'some text',
    description: 'Bearer token that lets other addresses read /metrics.',
    secret: true,
    schema: text.optional(),
  },
  metricsListen: {
    name: 'METRICS_LISTEN',
    default: 'none: where everything else is answered, and nowhere for a worker',
    takes: 'HOST:PORT',
    description:
      'An address of its own for /metrics, /healthz and /readyz, in plain HTTP, in processes of every role. The one way to ask a worker.',
    schema: listen.optional(),
  },
  otlpEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    default: 'none: no traces',
    takes: 'an http or https URL',
    description:
      'An OpenTelemetry collector, which is told of traces with OTLP over HTTP, at /v1/traces below it.',
    schema: url('http:', 'https:').optional(),
  },
  otlpHeaders: {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    default: 'none',
    takes: PAIRS,
    description: 'Headers of what is sent to the collector, such as its key.',
    secret: true,
    schema: headers.default({}),
  },
  otelServiceName: {
    name: 'OTEL_SERVICE_NAME',
    default: 'clipwright',
    takes: 'some text',
    description: 'What the collector knows this server by.',
    schema: text.default('clipwright'),
  },
  tracesPercent: {
    name: 'TRACES_PERCENT',
    ...number(0, 100, 100),
    description: 'How many of all traces are recorded, those that callers bring a traceparent for too.',
  },
  tracesPerSecond: {
    name: 'TRACES_PER_SECOND',
    ...number(1, 10_000, 50),
    description:
      'Most traces that one process begins in a second: so many of reads, and so many of everything else. What comes past it is answered all the same, without a trace.',
  },
} as const satisfies Record<string, Setting>;
