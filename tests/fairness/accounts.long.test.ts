import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { serverDatabase } from '../support/index.js';
import { anyClip, anyTime, HEAVY, holdsForRandom, LONG, SEED, SHORT, TINY } from './clips.js';
import { type Clip, connect, type DataSource, LineWorker } from './line-worker.js';
import { type Arrival, Simulation } from './simulation.js';

const ROUNDING = 1e-6;

let dataSource: DataSource;
let worker: LineWorker;

beforeAll(async () => {
  dataSource = await connect((await serverDatabase()).url);
  worker = new LineWorker(dataSource);
});
afterAll(() => dataSource.destroy());

const line = (slots: number, arrivals: readonly Arrival[]): Promise<Simulation> =>
  new Simulation(worker, slots).run(arrivals);
/** Several posts at once of an account. */
const posts = (account: string, clips: readonly Clip[], at = 0): Arrival[] =>
  clips.map((clip) => ({ account, at, clip }));
const several = (count: number, clip: Clip): Clip[] => Array.from({ length: count }, () => clip);
const orderOf = ({ takes }: Simulation): string[] => takes.map(({ story }) => story.account);
const byTurns = (count: number, ...accounts: string[]): string[] =>
  Array.from({ length: count }, () => accounts).flat();

describe('an account', () => {
  it('with one heavy clip among short ones starves neither: the heavy one has its turn, and others wait for no more than that', async () => {
    const { stories, takes } = await line(1, [
      ...posts('ann', [TINY, HEAVY, ...several(6, TINY)]),
      ...posts('bob', several(15, TINY)),
    ]);
    const order = takes.map(({ story }) => stories.indexOf(story));
    expect(order.indexOf(1)).toBeLessThanOrEqual(4);
    expect(stories.filter(({ doneAt }) => doneAt === null)).toEqual([]);
    const [heavy, last] = [stories[1]!, stories[7]!];
    expect(last.startedAt! - heavy.startedAt!).toBeLessThanOrEqual(heavy.cost + 21 * last.cost + ROUNDING);
  });

  it('that rested while another worked has gathered no credit: they take turns from the moment that it comes', async () => {
    const simulation = await line(1, [
      ...posts('ann', several(12, SHORT)),
      ...posts('bob', several(6, SHORT), 6.6),
    ]);
    expect(orderOf(simulation)).toEqual([...byTurns(6, 'ann'), ...byTurns(6, 'bob', 'ann')]);
  });

  it('that had the machine to itself is not made to wait for it by those who come to an empty line later', async () => {
    const simulation = await line(1, [
      ...posts('ann', [HEAVY]),
      ...posts('bob', several(4, TINY), 86_400),
      ...posts('ann', several(4, TINY), 86_400),
    ]);
    expect(orderOf(simulation)).toEqual(['ann', ...byTurns(4, 'bob', 'ann')]);
  });

  it('that cancels what is being made is charged for it all the same', async () => {
    const [first, ...rest] = posts('ann', several(3, LONG));
    const simulation = await line(1, [
      { ...first!, cancelAfter: 5 },
      ...rest,
      ...posts('bob', several(3, LONG)),
    ]);
    expect(orderOf(simulation)).toEqual(byTurns(3, 'ann', 'bob'));
  });
});

const others = fc.array(fc.record({ account: fc.constantFrom('bob', 'cid'), at: anyTime, clip: anyClip }), {
  minLength: 5,
  maxLength: 12,
  size: 'max',
});
const postedAgainAfter = fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined });
/** One account's clips, all of a kind, some of them to be canceled and posted again. */
const restless = fc
  .tuple(anyClip, fc.array(fc.record({ at: anyTime, postedAgainAfter }), { minLength: 3, maxLength: 8 }))
  .map(([clip, list]) => list.map((one) => ({ account: 'ann', clip, ...one })));
const patient = (list: readonly Arrival[]): Arrival[] =>
  list.map(({ account, at, clip }) => ({ account, at, clip }));
const atOnce = (list: readonly Arrival[]): Arrival[] => list.map((one) => ({ ...one, at: 0 }));

const endsOf = ({ stories }: Simulation): number[] =>
  stories
    .flatMap(({ account, doneAt }) => (account === 'ann' && doneAt !== null ? [doneAt] : []))
    .toSorted((one, other) => one - other);
const placesOf = (simulation: Simulation): number[] =>
  orderOf(simulation).flatMap((account, place) => (account === 'ann' ? [place] : []));

function expectNoneEarlier(cunning: readonly number[], honest: readonly number[]): void {
  expect(cunning).toHaveLength(honest.length);
  expect(cunning.filter((value, index) => value < honest[index]! - ROUNDING)).toEqual([]);
}

describe('an account that cancels and posts again', () => {
  it(`never has its first, second or any further video earlier than if it had waited (seed ${SEED})`, async () => {
    await holdsForRandom(fc.tuple(restless, others), async ([mine, theirs]) => {
      expectNoneEarlier(
        endsOf(await line(1, [...mine, ...theirs])),
        endsOf(await line(1, [...patient(mine), ...theirs])),
      );
    });
  });

  it(`never moves forward in line, with four slots (seed ${SEED})`, async () => {
    await holdsForRandom(fc.tuple(restless, others), async ([mine, theirs]) => {
      const [cunning, honest] = [
        await line(4, [...atOnce(mine), ...atOnce(theirs)]),
        await line(4, atOnce([...patient(mine), ...theirs])),
      ];
      expectNoneEarlier(placesOf(cunning), placesOf(honest));
    });
  });
});
