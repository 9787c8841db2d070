import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Deadline } from './deadline.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('ends an attempt that has worked for too long, and does not count what it waits for a place', async () => {
  const deadline = new Deadline(1000);
  await jest.advanceTimersByTimeAsync(600);
  await deadline.without(() => jest.advanceTimersByTimeAsync(60_000));
  await jest.advanceTimersByTimeAsync(399);
  expect(deadline.signal.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(deadline.signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('ends nothing any more once it is halted', async () => {
  const deadline = new Deadline(1000);
  deadline.halt();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(deadline.signal.aborted).toBe(false);
});
