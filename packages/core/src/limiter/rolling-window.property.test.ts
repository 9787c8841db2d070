import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EMPTY_WINDOW, admit, giveBack, keep, readWindow, type WindowRule } from './index.js';

type Step = {
  readonly kind: 'admit' | 'giveBack' | 'keep' | 'read';
  readonly id: string;
  readonly clockMs: number;
};

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('admit', 'admit', 'admit', 'giveBack', 'keep', 'read'),
    id: fc.integer({ min: 0, max: 12 }).map(String),
    clockMs: fc.integer({ min: -300, max: 900 }),
  }),
  { maxLength: 60 },
);
const rules = fc.record<WindowRule>({
  limit: fc.integer({ min: 0, max: 5 }),
  windowMs: fc.integer({ min: 1, max: 2_000 }),
});

/** The definition itself: every place ever taken, looked through from the start each time. */
class Oracle {
  private places: { id: string; atMs: number; kept: boolean }[] = [];
  constructor(private readonly rule: WindowRule) {}

  /** What once left the window stays out of it, wherever the clock goes. */
  look(nowMs: number): { id: string; atMs: number }[] {
    return this.places.filter((place) => !(place.atMs <= nowMs - this.rule.windowMs));
  }

  admit(id: string, nowMs: number): boolean {
    this.places = this.places.filter((place) => this.look(nowMs).includes(place));
    if (this.places.some((place) => place.id === id)) return true;
    if (this.places.length >= this.rule.limit) return false;
    this.places.push({ id, atMs: Math.max(nowMs, ...this.places.map((place) => place.atMs)), kept: false });
    return true;
  }

  keep(id: string): void {
    for (const place of this.places) place.kept ||= place.id === id;
  }

  giveBack(id: string): void {
    this.places = this.places.filter((place) => place.kept || place.id !== id);
  }
}

describe('the rolling window beside a brute-force oracle', () => {
  it('says the same at every step, whatever clocks, reserves, keeps and returns come', () => {
    fc.assert(
      fc.property(rules, steps, (rule, plan) => {
        const oracle = new Oracle(rule);
        let state = EMPTY_WINDOW;
        let nowMs = 1_000_000;
        for (const step of plan) {
          nowMs += step.clockMs;
          if (step.kind === 'admit') {
            const result = admit(state, { id: step.id, nowMs, rule });
            expect(result.admitted).toBe(oracle.admit(step.id, nowMs));
            state = result.state;
          }
          if (step.kind === 'giveBack') state = giveBack(state, step.id);
          if (step.kind === 'giveBack') oracle.giveBack(step.id);
          if (step.kind === 'keep') state = keep(state, step.id);
          if (step.kind === 'keep') oracle.keep(step.id);
          const counted = oracle.look(nowMs);
          const reading = readWindow(state, rule, nowMs);
          const leavesAtMs =
            Math.min(...counted.map((place) => place.atMs), counted.length === 0 ? nowMs : Infinity) +
            rule.windowMs;
          expect(reading.count).toBe(counted.length);
          expect(reading.resetAtMs - leavesAtMs).toBeGreaterThanOrEqual(0);
          expect(reading.resetAtMs - leavesAtMs).toBeLessThan(1000);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('lets no span of one window hold more than its limit, under a clock that only goes forward', () => {
    const waits = fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 80 });
    fc.assert(
      fc.property(rules, waits, (rule, plan) => {
        const admittedAtMs: number[] = [];
        let state = EMPTY_WINDOW;
        let nowMs = 0;
        for (const [index, wait] of plan.entries()) {
          nowMs += wait;
          const result = admit(state, { id: String(index), nowMs, rule });
          if (result.admitted) admittedAtMs.push(nowMs);
          state = result.state;
        }
        for (const start of admittedAtMs) {
          const inside = admittedAtMs.filter((at) => at >= start && at < start + rule.windowMs);
          expect(inside.length).toBeLessThanOrEqual(rule.limit);
        }
      }),
    );
  });

  it('admits again once the reset that it told has come', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 0, max: 5_000 }), (rule, nowMs) => {
        fc.pre(rule.limit > 0);
        let state = EMPTY_WINDOW;
        for (let place = 0; place < rule.limit; place += 1)
          state = admit(state, { id: `${place}`, nowMs, rule }).state;
        const { resetInSeconds } = readWindow(state, rule, nowMs);
        expect(admit(state, { id: 'next', nowMs: nowMs + resetInSeconds * 1000, rule }).admitted).toBe(true);
      }),
    );
  });
});
