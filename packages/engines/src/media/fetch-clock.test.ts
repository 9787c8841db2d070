import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FetchClock } from './fetch-clock.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the time that a fetch may take', () => {
  it('ends when it is over, and never once it was stopped', () => {
    const onEnd = jest.fn();
    new FetchClock(100, onEnd);
    const stopped = jest.fn();
    new FetchClock(100, stopped).stop();
    jest.advanceTimersByTime(99);
    expect(onEnd).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(stopped).not.toHaveBeenCalled();
  });

  it('stands still while the fetch waits for a turn, also for one that does not come', async () => {
    const onEnd = jest.fn();
    const clock = new FetchClock(100, onEnd);
    jest.advanceTimersByTime(60);
    const turn = clock.stoppedFor(() =>
      Promise.resolve(jest.advanceTimersByTime(5_000)).then(() => 'a turn'),
    );
    expect(await turn).toBe('a turn');
    const none = clock.stoppedFor(() =>
      Promise.resolve(jest.advanceTimersByTime(5_000)).then(() => Promise.reject(new Error('no turn'))),
    );
    await expect(none).rejects.toThrow('no turn');
    jest.advanceTimersByTime(39);
    expect(onEnd).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
