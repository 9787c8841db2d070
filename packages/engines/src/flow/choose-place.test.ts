import { describe, expect, it } from '@jest/globals';
import type { EngineRoute } from '../catalog/engine-place.js';
import { choosePlace, type ReplicaStanding, type Situation } from './choose-place.js';
import { pauseMs } from './replica-pause.js';

const route = (engine: string, replica: string, slots = 2): EngineRoute =>
  ({
    engine: { name: engine },
    site: engine === 'sketch' ? 'embedded' : 'replicas',
    replica: { name: replica, url: null, slots },
    params: {},
  }) as unknown as EngineRoute;

const state = (engine: string, replica: string, change: Partial<ReplicaStanding> = {}): ReplicaStanding => ({
  engine,
  replica,
  failures: 0,
  paused: false,
  inUse: 0,
  clearing: false,
  ...change,
});

const ROUTES = [route('wan', 'a'), route('wan', 'b'), route('sketch', 'embedded')];

function chosen(states: ReplicaStanding[], more: Partial<Situation> = {}, routes = ROUTES): string {
  const choice = choosePlace(routes, { states, tried: [], healthy: [], ...more });
  return choice.kind === 'place' ? `${choice.route.engine.name}/${choice.route.replica.name}` : choice.kind;
}

describe('the place of a video', () => {
  it('is the least busy replica of the first engine', () => {
    expect(chosen([state('wan', 'a'), state('wan', 'b')])).toBe('wan/a');
    expect(chosen([state('wan', 'a', { inUse: 1 }), state('wan', 'b')])).toBe('wan/b');
    expect(chosen([state('wan', 'a', { inUse: 2 }), state('wan', 'b', { inUse: 1 })])).toBe('wan/b');
  });

  it('is waited for while every replica is busy: a fallback is for an engine that does not work', () => {
    expect(chosen([state('wan', 'a', { inUse: 2 }), state('wan', 'b', { inUse: 2 })])).toBe('busy');
    expect(chosen([state('wan', 'a', { inUse: 2 }), state('wan', 'b', { paused: true })])).toBe('busy');
  });

  it('is at the fallback when every replica is set aside, or refused this video', () => {
    expect(chosen([state('wan', 'a', { paused: true }), state('wan', 'b', { paused: true })])).toBe(
      'sketch/embedded',
    );
    expect(
      chosen([state('wan', 'a'), state('wan', 'b', { paused: true })], {
        tried: [{ engine: 'wan', replica: 'a' }],
      }),
    ).toBe('sketch/embedded');
  });

  it('is nowhere when nothing is left, unless what was set aside is well again', () => {
    const paused = [state('wan', 'a', { paused: true, failures: 3 }), state('wan', 'b', { paused: true })];
    const routes = ROUTES.slice(0, 2);
    expect(chosen(paused, {}, routes)).toBe('none');
    expect(chosen(paused, { healthy: [{ engine: 'wan', replica: 'b' }] }, routes)).toBe('wan/b');
    expect(chosen([], {}, [])).toBe('none');
  });

  it('is none where work of the same video is still being cleared away', () => {
    expect(chosen([state('wan', 'a', { clearing: true }), state('wan', 'b', { inUse: 1 })])).toBe('wan/b');
  });

  it('takes one video at a time from a replica that failed last time', () => {
    expect(chosen([state('wan', 'a', { failures: 1, inUse: 1 }), state('wan', 'b', { inUse: 2 })])).toBe(
      'busy',
    );
    expect(chosen([state('wan', 'a', { failures: 1 }), state('wan', 'b', { inUse: 1 })])).toBe('wan/a');
  });
});

describe('the pause of a replica', () => {
  it('doubles from 5 s to 5 minutes', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 50].map((failures) => pauseMs(failures) / 1000)).toEqual([
      5, 10, 20, 40, 80, 160, 300, 300, 300,
    ]);
  });
});
