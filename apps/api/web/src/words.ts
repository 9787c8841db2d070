import type { Video } from '@clipwright/core/dashboard';
import type { VideoStatus } from '@clipwright/core/videos';

export const STATUS_NAMES: Readonly<Record<VideoStatus, string>> = {
  queued: 'Waiting',
  processing: 'In the making',
  completed: 'Completed',
  failed: 'Failed',
  canceled: 'Canceled',
  expired: 'Expired',
};

const DATE = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const DATE_AND_YEAR = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const CLOCK = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const AGO = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

export const dateOf = (iso: string): string => DATE.format(new Date(iso));
/** For what may lie a year away. */
export const longDateOf = (iso: string): string => DATE_AND_YEAR.format(new Date(iso));
export const dayOf = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
export const clockOf = (timeMs: number): string => CLOCK.format(new Date(timeMs));

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 minutes ago", seen from now. */
export function agoOf(iso: string): string {
  const seconds = (Date.now() - new Date(iso).getTime()) / 1000;
  const step = STEPS.find(([, length]) => seconds >= length);
  return step === undefined ? 'just now' : AGO.format(-Math.floor(seconds / step[1]), step[0]);
}

/** "12 min 05 s", "30 min" */
export function spanOf(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < 60) return `${whole} s`;
  if (whole % 60 === 0) return `${whole / 60} min`;
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/** A number stays beside its unit, however narrow the room. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');

/** "Waiting · next in line · about 40 s", "In the making · 43 % · about 12 s" */
export function outlookOf({
  status,
  progress,
  queue_position: position,
  estimated_seconds: seconds,
}: Video): string {
  const place =
    position === null
      ? []
      : [position === 1 ? 'next in line' : `place ${position.toLocaleString('en')} in line`];
  const share = status === 'processing' ? [`${progress} %`] : [];
  return [
    STATUS_NAMES[status],
    ...place,
    ...share,
    ...(seconds === null ? [] : [unbroken(`about ${spanOf(seconds)}`)]),
  ].join(' · ');
}

export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export const isUnfinished = (status: VideoStatus): boolean => status === 'queued' || status === 'processing';

const TITLE_LETTERS = 90;

/** What a video is called where there is no room for all of its prompt. */
export function titleOf(prompt: string | null): string {
  const text = prompt?.trim().replaceAll(/\s+/g, ' ') ?? '';
  if (text === '') return 'Video from an image';
  return text.length <= TITLE_LETTERS ? text : `${text.slice(0, TITLE_LETTERS).trimEnd()}…`;
}
