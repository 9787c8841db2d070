import { countOf, dayOf, spanOf } from '../words.js';

/** The words of the pages Work and Engines. */
export const WORK_WORDS = {
  title: 'Work',
  waiting: 'Waiting',
  making: 'In the making',
  settled: 'Ended today',
  longestWait: 'Longest wait',
  state: 'Queue',
  running: 'Running',
  paused: 'Paused',
  pause: 'Pause the queue',
  resume: 'Let it go on',
  pausedSince: (time: string) =>
    `The queue is paused since ${time}: videos are taken on, what is in the making is finished, and nothing new is begun. Calls that would be held are told that the server is busy.`,
  account: 'Account',
  engine: 'Engine',
  everybody: 'Everybody',
  everyEngine: 'Every engine',
  nothingWaits: 'Nothing waits.',
  nothingMade: 'Nothing is being made.',
  nothingEnded: 'Nothing ended in the last 24 hours.',
  more: (count: number) => `and ${countOf(count, 'more', 'more')}`,
  trial: 'trial',
  next: 'next',
  place: (position: number) => `place ${position.toLocaleString('en')}`,
  about: (seconds: number) => `about ${spanOf(seconds)}`,
  took: (seconds: number) => `took ${spanOf(seconds)}`,
  noPrompt: 'From an image',
  front: 'To the front',
  cancel: 'Cancel…',
  again: 'Make again',
  actOn: (act: string, prompt: string) => `${act}: ${prompt}`,
  madeAgain: (email: string) =>
    `It is made again for ${email}, as a new video that costs the account nothing.`,
  movedUp: 'It is the next of its line.',
  canceled: 'It is canceled.',
  cancelTitle: 'Cancel this video?',
  cancelText: (email: string) =>
    `It is ${email}’s. The account gets its credits back; a call that is held for it is told that it was canceled.`,
  keepIt: 'Keep it',
  cancelIt: 'Cancel it',
} as const;

/** The words of workers and replicas that can be drained. */
export const DRAIN_WORDS = {
  workers: 'Workers',
  places: 'Engines',
  noWorkers: 'No worker is running: nothing is made.',
  makes: (count: number) => (count === 0 ? 'makes nothing now' : `makes ${countOf(count, 'video')} now`),
  ofSlots: (count: number, slots: number) => `${count} of ${countOf(slots, 'slot')} in use`,
  processes: (count: number) => countOf(count, 'process', 'processes'),
  notRunning: 'not running',
  takes: 'Takes work',
  drains: 'Draining',
  empty: 'Empty',
  drain: 'Drain',
  resume: 'Take work again',
  actOn: (act: string, name: string) => `${act}: ${name}`,
  hint: 'Drained, it finishes what it makes and takes nothing more, also after a restart.',
} as const;

interface Ability {
  readonly modes: readonly string[];
  readonly seconds: string;
  readonly sizes: string;
  readonly ratios: string;
  readonly sound: boolean;
}

/** The words of the page Engines. */
export const ENGINE_WORDS = {
  title: 'Engines',
  text: 'words',
  image: 'images',
  can: ({ modes, seconds, sizes, ratios, sound }: Ability) =>
    `From ${modes.join(' and ')} · ${seconds} · ${sizes} · ${ratios} · ${sound ? 'with sound' : 'silent'}`,
  drainedSince: (time: string) => `Drained ${time}: it takes no more work.`,
  times: (seconds: number | null) =>
    seconds === null ? 'How long it takes' : `How long a clip of ${seconds} s takes`,
  noTimes: 'Nothing was measured yet.',
  fromImage: 'from an image',
  seconds: (seconds: number) => `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`,
  failures: 'Last failures',
  noFailures: 'None within 30 days.',
  trial: 'Test clip',
  neverTried: 'Not tried yet. A test clip is yours, and takes no credits and no place in a window.',
  try: 'Make a test clip',
  tryIt: (name: string) => `Make a test clip with ${name}`,
  took: (seconds: number) => `took ${spanOf(seconds)}`,
} as const;

const HOUR = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The words of the page Charts. */
export const CHART_WORDS = {
  title: 'Charts',
  range: 'Period',
  ranges: [
    ['day', '24 hours'],
    ['month', '30 days'],
  ],
  period: (range: 'day' | 'month') => (range === 'day' ? 'the last 24 hours' : 'the last 30 days'),
  step: (from: string, range: 'day' | 'month') =>
    range === 'day' ? HOUR.format(new Date(from)) : dayOf(from.slice(0, 10)),
  videos: 'Videos',
  completed: 'Completed',
  failed: 'Failed',
  canceled: 'Canceled',
  videosSaid: (completed: number, failed: number, period: string) =>
    completed + failed === 0
      ? `No video ended in ${period}.`
      : `${countOf(completed, 'video')} completed and ${failed.toLocaleString('en')} failed in ${period}.`,
  failures: 'Failures',
  failuresSaid: (failed: number, all: number, period: string) =>
    failed === 0
      ? `None in ${period}.`
      : `${countOf(failed, 'video')} failed in ${period}: ${((100 * failed) / all).toFixed(1)} % of what was begun.`,
  waits: 'Waits',
  waitsSaid: (longest: number | null) =>
    longest === null
      ? 'Nothing was begun.'
      : `From the call to the beginning of the making; at the longest ${spanOf(longest)}.`,
  renders: 'Render times',
  rendersSaid: (longest: number | null) =>
    longest === null
      ? 'Nothing was made.'
      : `From the beginning of the making to the finished file; at the longest ${spanOf(longest)}.`,
  mean: 'Average',
  longest: 'Longest',
  count: (value: number) => value.toLocaleString('en'),
  seconds: (value: number) => (value < 10 ? `${value.toFixed(1)} s` : spanOf(value)),
  asTable: 'As a table',
} as const;

/** The words of the page Audit log. */
export const AUDIT_WORDS = {
  title: 'Audit log',
  who: 'Who',
  kind: 'Kind',
  actor: 'Done by',
  account: 'Done to',
  action: 'Act',
  anyAction: 'Everything',
  day: 'Day (UTC)',
  nothing: 'Nothing here',
  askOtherwise: 'Choose another kind, act or day, or search for somebody else.',
} as const;
