import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { serverDatabase } from '../support/index.js';
import { anyClip, anyTime, holdsForRandom, SEED } from './clips.js';
import { connect, type DataSource, LineWorker } from './line-worker.js';
import { Simulation, type Story } from './simulation.js';

const ROUNDING = 1e-6;

let dataSource: DataSource;
let worker: LineWorker;

beforeAll(async () => {
  dataSource = await connect((await serverDatabase()).url);
  worker = new LineWorker(dataSource);
});
afterAll(() => dataSource.destroy());

const seldom = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined, freq: 6 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

const arrival = fc.record({
  account: fc.constantFrom('ann', 'bob', 'cid', 'dot'),
  at: anyTime,
  clip: anyClip,
  cancelAfter: seldom(fc.integer({ min: 0, max: 90 })),
  failsAt: seldom(share),
  diesAt: seldom(share),
});
const arrivals = fc.array(arrival, { minLength: 10, maxLength: 30, size: 'max' });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const largestOf = (stories: readonly Story[], account: string): number =>
  Math.max(...stories.filter((story) => story.account === account).map(({ cost }) => cost));

/**
 * The seconds after which a video has started, whatever came before it and whatever comes: what was in the
 * making, its account's own backlog, and of every other account that waits meanwhile at most as much as that,
 * and one clip. All slots share that work. What died with a worker is made again.
 */
function longestWait({ stories, losses }: Simulation, story: Story, slots: number): number {
  const until = story.startedAt ?? Infinity;
  const others = new Set(
    stories
      .filter((other) => other.at <= until && (other.startedAt ?? Infinity) >= story.at)
      .map(({ account }) => account),
  );
  others.delete(story.account);
  const ofOthers = sum([...others].map((account) => story.ownBacklog + largestOf(stories, account)));
  const lost = sum(losses.filter(({ at }) => at >= story.at && at <= until).map(({ seconds }) => seconds));
  return (story.inTheMaking + story.ownBacklog + ofOthers + lost) / slots;
}

function expectAllInTime(simulation: Simulation, slots: number): void {
  const { stories } = simulation;
  expect(stories.map(({ status }) => status)).toEqual(stories.map(() => 'ended'));
  expect(
    stories.filter(
      ({ startedAt, arrival: { cancelAfter } }) => startedAt === null && cancelAfter === undefined,
    ),
  ).toEqual([]);
  for (const story of stories.filter(({ startedAt }) => startedAt !== null)) {
    expect((story.startedAt ?? Infinity) - story.at).toBeLessThanOrEqual(
      longestWait(simulation, story, slots) + ROUNDING,
    );
  }
}

/**
 * While two accounts wait without a break, neither is given more than the other by more than a clip of each.
 */
function expectEvenShares({ stories, takes }: Simulation): void {
  const accounts = [...new Set(stories.map(({ account }) => account))];
  const pairs = accounts.flatMap((one) =>
    accounts.filter((other) => other > one).map((other) => [one, other] as const),
  );
  for (const [one, other] of pairs) {
    const clips = largestOf(stories, one) + largestOf(stories, other);
    expect(greatestLead(takes, one, other)).toBeLessThanOrEqual(clips + ROUNDING);
  }
}

/**
 * The most that one of two accounts was given before the other, within a time in which both waited
 * throughout.
 */
function greatestLead(takes: Simulation['takes'], one: string, other: string): number {
  const together = takes.filter(({ waits }) => waits.has(one) && waits.has(other));
  const spans = new Map<string, number[]>();
  for (const { story, waits } of together) {
    const span = `${waits.get(one)} ${waits.get(other)}`;
    spans.set(span, [...(spans.get(span) ?? []), sign(story.account, one, other) * story.cost]);
  }
  return Math.max(0, ...[...spans.values()].map(widthOf));
}

const sign = (account: string, one: string, other: string): number =>
  Number(account === one) - Number(account === other);

function widthOf(steps: readonly number[]): number {
  const sums = steps.reduce<number[]>((before, step) => [...before, (before.at(-1) ?? 0) + step], [0]);
  return Math.max(...sums) - Math.min(...sums);
}

describe.each([1, 4])('a line with %i slots, whoever posts, cancels, fails and dies whenever', (slots) => {
  it(`starts every video in time, shares evenly, and leaves no slot idle while somebody waits (seed ${SEED})`, async () => {
    await holdsForRandom(arrivals, async (list) => {
      const simulation = await new Simulation(worker, slots).run(list);
      expectAllInTime(simulation, slots);
      expectEvenShares(simulation);
    });
  });
});
