/** Where in which trace, as it goes over the wire. */
export interface TracePlace {
  readonly traceId: string;
  readonly spanId: string;
  readonly sampled: boolean;
}

/** Version 00 of W3C Trace Context ends with its flags; later versions begin the same, and may go on. */
const VERSION_0 = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;
const LATER = /^(?!00|ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.{0,200})?$/;
const NOTHING = /^0+$/;
const SAMPLED = 1;

/** Null for whatever is no traceparent. */
export function readTraceparent(text: string | null | undefined): TracePlace | null {
  const sent = text ?? '';
  const found = VERSION_0.exec(sent) ?? LATER.exec(sent);
  if (found === null) return null;
  const [traceId, spanId, flags] = found.slice(1) as [string, string, string];
  if (NOTHING.test(traceId) || NOTHING.test(spanId)) return null;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

export const traceparentOf = ({ traceId, spanId, sampled }: TracePlace): string =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;

/** The trace that a traceparent stands in; null for one that is not recorded. */
export function recordedTraceId(traceparent: string | null): string | null {
  const place = readTraceparent(traceparent);
  return place?.sampled === true ? place.traceId : null;
}
