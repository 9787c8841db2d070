import { countOf, spanOf } from '../words.js';

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
