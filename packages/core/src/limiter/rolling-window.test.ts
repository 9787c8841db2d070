import { describe, expect, it } from '@jest/globals';
import { EMPTY_WINDOW, admit, emptyAtMs, giveBack, keep, readWindow, type WindowState } from './index.js';

const rule = { limit: 3, windowMs: 10_000 };
const filled = (...times: number[]): WindowState =>
  times.reduce((state, nowMs, index) => admit(state, { id: `v${index}`, nowMs, rule }).state, EMPTY_WINDOW);

describe('a rolling window', () => {
  it('admits up to its limit and not one more', () => {
    const full = filled(0, 1, 2);
    const refused = admit(full, { id: 'late', nowMs: 3, rule });
    expect(refused.admitted).toBe(false);
    expect(refused.state).toEqual(full);
    expect(refused.reading).toMatchObject({ count: 3, limit: 3, remaining: 0 });
  });

  it('frees a place at the very millisecond at which an admission is one window old', () => {
    const full = filled(0, 1, 2);
    expect(admit(full, { id: 'x', nowMs: 9_999, rule }).admitted).toBe(false);
    expect(admit(full, { id: 'x', nowMs: 10_000, rule }).admitted).toBe(true);
    expect(readWindow(full, rule, 10_001).count).toBe(1);
  });

  it('drops what has left, so that its state never holds more than its limit', () => {
    const later = admit(filled(0, 1, 2), { id: 'x', nowMs: 10_001, rule });
    expect(later.state.admissions).toEqual([
      { id: 'v2', atMs: 2 },
      { id: 'x', atMs: 10_001 },
    ]);
  });

  it('gives the same id one place, also when the window is full', () => {
    const again = admit(filled(0, 1, 2), { id: 'v1', nowMs: 3, rule });
    expect(again.admitted).toBe(true);
    expect(again.state.admissions.map((admission) => admission.id)).toEqual(['v0', 'v1', 'v2']);
  });

  it('never admits more because a clock stepped back', () => {
    const stepped = admit(filled(5_000), { id: 'back', nowMs: 1_000, rule });
    expect(stepped.state.admissions.map((admission) => admission.atMs)).toEqual([5_000, 5_000]);
    expect(readWindow(stepped.state, rule, 11_500).count).toBe(2);
  });

  it('gives a place back', () => {
    const freed = giveBack(filled(0, 1, 2), 'v1');
    expect(freed.admissions.map((admission) => admission.id)).toEqual(['v0', 'v2']);
    expect(admit(freed, { id: 'x', nowMs: 3, rule }).admitted).toBe(true);
  });

  it('gives nothing back for an id it does not know', () => {
    expect(giveBack(filled(0), 'stranger')).toEqual(filled(0));
  });

  it('gives a kept place back no more', () => {
    const kept = keep(filled(0, 1), 'v0');
    expect(giveBack(giveBack(kept, 'v0'), 'v1').admissions).toEqual([{ id: 'v0', atMs: 0, kept: true }]);
  });

  it('keeps nothing for an id it does not know', () => {
    expect(keep(filled(0), 'stranger')).toEqual(filled(0));
  });

  it('resets when its oldest admission leaves, rounded up to a whole second', () => {
    expect(readWindow(filled(1, 500), rule, 600)).toMatchObject({ resetAtMs: 11_000, resetInSeconds: 10 });
    expect(readWindow(filled(0), rule, 600)).toMatchObject({ resetAtMs: 10_000, resetInSeconds: 10 });
  });

  it('resets, when empty, one window from now', () => {
    expect(readWindow(EMPTY_WINDOW, rule, 2_001)).toEqual({
      count: 0,
      limit: 3,
      remaining: 3,
      resetAtMs: 13_000,
      resetInSeconds: 10,
    });
  });

  it('never says less than one second', () => {
    expect(readWindow(EMPTY_WINDOW, { limit: 1, windowMs: 0 }, 5_000).resetInSeconds).toBe(1);
  });

  it('reads no negative remainder after its limit was lowered', () => {
    expect(readWindow(filled(0, 1, 2), { limit: 1, windowMs: 10_000 }, 3)).toMatchObject({
      count: 3,
      remaining: 0,
    });
  });

  it('survives being written as JSON and read again', () => {
    const state = keep(filled(0, 1), 'v1');
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('knows from when on it is empty by itself', () => {
    expect(emptyAtMs(filled(0, 70), rule)).toBe(10_070);
    expect(emptyAtMs(EMPTY_WINDOW, rule)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('leaves the state that it was given as it was', () => {
    const before = filled(0);
    const copy = structuredClone(before);
    admit(before, { id: 'x', nowMs: 1, rule });
    giveBack(before, 'v0');
    keep(before, 'v0');
    expect(before).toEqual(copy);
    expect(Object.isFrozen(EMPTY_WINDOW) && Object.isFrozen(EMPTY_WINDOW.admissions)).toBe(true);
  });
});
