import { describe, expect, it } from '@jest/globals';
import { builtIn } from './__fixtures__/object-info.js';
import { JobProgress } from './job-progress.js';

function progressOf(name: string) {
  const told: number[] = [];
  const progress = new JobProgress('id-1', builtIn(name), (fraction) =>
    told.push(Math.round(fraction * 100)),
  );
  const say = (type: string, data: object): boolean =>
    progress.take(JSON.stringify({ type, data: { prompt_id: 'id-1', ...data } }));
  return { told, say, progress };
}

describe('the progress of a job', () => {
  it('is the share of the sampling that is done, from either message, and only grows', () => {
    const { told, say } = progressOf('wan-2.2-14b-text');
    say('progress', { node: '12', value: 1, max: 2 });
    say('progress', { node: '12', value: 0, max: 2 });
    say('progress_state', {
      nodes: { 12: { value: 1, max: 1, state: 'finished' }, 13: { value: 1, max: 2, state: 'running' } },
    });
    say('progress', { node: '14', value: 1, max: 1 });
    say('execution_cached', { nodes: ['13'] });
    expect(told).toEqual([25, 74, 98]);
  });

  it('is not that of another job, and nothing can upset it', () => {
    const { told, say, progress } = progressOf('wan-2.2-5b-text');
    expect(
      progress.take(
        JSON.stringify({ type: 'progress', data: { prompt_id: 'id-2', node: '8', value: 1, max: 1 } }),
      ),
    ).toBe(false);
    for (const noise of ['', '{', '[]', '{"type":7}', 12, undefined, new ArrayBuffer(8)])
      expect(progress.take(noise)).toBe(false);
    say('progress', { node: '8', value: 'x', max: 0 });
    say('progress', { node: '8', value: -1, max: 0 });
    expect(told).toEqual([]);
  });

  it('tells when the job has ended', () => {
    const { say } = progressOf('wan-2.2-5b-text');
    expect(
      ['execution_success', 'execution_error', 'execution_interrupted', 'executing', 'executed'].map((type) =>
        say(type, {}),
      ),
    ).toEqual([true, true, true, false, false]);
  });
});
