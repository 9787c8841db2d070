import { describe, expect, it } from '@jest/globals';
import { readTraceparent, recordedTraceId, traceparentOf } from './traceparent.js';
import { TraceGate } from './trace-gate.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('a traceparent', () => {
  it.each([
    [`00-${TRACE}-${SPAN}-01`, true],
    [`00-${TRACE}-${SPAN}-00`, false],
    [`00-${TRACE}-${SPAN}-03`, true],
    [`cc-${TRACE}-${SPAN}-01-what-is-later`, true],
  ])('is read as W3C says: %s', (text, sampled) => {
    expect(readTraceparent(text)).toEqual({ traceId: TRACE, spanId: SPAN, sampled });
  });

  it.each([
    '',
    `00-${TRACE}-${SPAN}`,
    `00-${TRACE}-${SPAN}-01-more`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `ff-${TRACE}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`,
    `cc-${TRACE}-${SPAN}-01-${'x'.repeat(300)}`,
  ])('that is none is nothing: %s', (text) => {
    expect(readTraceparent(text)).toBeNull();
  });

  it('is written as it is read, and names a trace where that is recorded', () => {
    const place = { traceId: TRACE, spanId: SPAN, sampled: false };
    expect(readTraceparent(traceparentOf(place))).toEqual(place);
    expect(recordedTraceId(traceparentOf(place))).toBeNull();
    expect(recordedTraceId(traceparentOf({ ...place, sampled: true }))).toBe(TRACE);
    expect(recordedTraceId(null)).toBeNull();
  });
});

describe('how many traces are recorded', () => {
  const admitted = (gate: TraceGate, ids: readonly string[], nowMs = 0, line = 'others'): number =>
    ids.filter((id) => gate.admits(id, line, nowMs)).length;
  const ids = Array.from({ length: 1_000 }, (_, at) => (at * 4_294_967).toString(16).padStart(32, '0'));

  it('is a share of them, of which no caller chooses to be', () => {
    const gate = () => new TraceGate({ share: 0.25, perSecond: 10_000 });
    expect(Math.abs(admitted(gate(), ids) - 250)).toBeLessThan(100);
    const always = ids.filter((id) => [1, 2, 3, 4, 5, 6, 7, 8].every(() => gate().admits(id, 'x', 0)));
    expect(always.length).toBeLessThan(10);
    expect(admitted(new TraceGate({ share: 0, perSecond: 10_000 }), ids)).toBe(0);
  });

  it('is so many in a second, of reads and of everything else each', () => {
    const gate = new TraceGate({ share: 1, perSecond: 5 });
    expect(admitted(gate, ids, 0, 'reads')).toBe(5);
    expect(admitted(gate, ids, 0)).toBe(5);
    expect(admitted(gate, ids, 400)).toBe(2);
    expect(admitted(gate, ids, 60_000)).toBe(5);
  });
});
