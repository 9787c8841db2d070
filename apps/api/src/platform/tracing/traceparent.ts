/** Where in which trace, as it goes over the wire. */
export interface TracePlace {
  readonly traceId: string;
  readonly spanId: string;
  readonly sampled: boolean;
}

/** Version 00 of W3C Trace Context; later versions begin the same. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const LONGEST = 256;
const SAMPLED = 1;

/** Null for whatever is no traceparent. */
export function readTraceparent(text: string | null | undefined): TracePlace | null {
  if (text === null || text === undefined || text.length > LONGEST) return null;
  const found = TRACEPARENT.exec(text);
  // Version 00 ends with its flags.
  if (found === null || (text.startsWith('00-') && found[4] !== undefined)) return null;
  const [, traceId = '', spanId = '', flags = ''] = found;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

export const traceparentOf = ({ traceId, spanId, sampled }: TracePlace): string =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;

/** The trace that a traceparent stands in; null for one that is not recorded. */
export function recordedTraceId(traceparent: string | null): string | null {
  const place = readTraceparent(traceparent);
  return place?.sampled === true ? place.traceId : null;
}
