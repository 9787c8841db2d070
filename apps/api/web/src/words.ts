import type { Video } from '@clipwright/core/dashboard';
import type { VideoStatus } from '@clipwright/core/videos';
import { en } from './words/en/index.js';
import { isLanguage, type Language, languageAmong, wordsOf } from './words/languages.js';
import type { Words } from './words/vocabulary.js';

const CHOSEN = 'clipwright:language';

const MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DATE = { day: 'numeric', month: 'short' } as const;

/** What is written differently from language to language beside the words. */
const formatsOf = (language: Language) => ({
  number: new Intl.NumberFormat(language),
  date: new Intl.DateTimeFormat(language, { ...DATE, ...MINUTE }),
  dateAndYear: new Intl.DateTimeFormat(language, { ...DATE, year: 'numeric', ...MINUTE }),
  day: new Intl.DateTimeFormat(language, { ...DATE, timeZone: 'UTC' }),
  weekday: new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }),
  clock: new Intl.DateTimeFormat(language, { ...MINUTE, second: '2-digit' }),
  ago: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
  either: new Intl.ListFormat(language, { type: 'disjunction' }),
  both: new Intl.ListFormat(language, { type: 'conjunction' }),
});

interface Spoken {
  readonly language: Language;
  readonly words: Words;
  readonly formats: ReturnType<typeof formatsOf>;
}

let spoken: Spoken = { language: 'en', words: en, formats: formatsOf('en') };

let heard = (): void => undefined;

/** Has something done whenever the pages begin to speak a language: draw them. */
export function whenSpoken(draw: () => void): void {
  heard = draw;
}

/** What the pages say, in the language that they speak now: asked for when it is shown, and never kept. */
export const words = (): Words => spoken.words;

/** The language that the pages speak now. */
export const spokenLanguage = (): Language => spoken.language;

/** The language that somebody chose in this browser; null: as the browser says. */
export function chosenLanguage(): Language | null {
  const chosen = localStorage.getItem(CHOSEN) ?? '';
  return isLanguage(chosen) ? chosen : null;
}

export function chooseLanguage(language: Language | null): void {
  if (language === null) localStorage.removeItem(CHOSEN);
  else localStorage.setItem(CHOSEN, language);
}

/** Has the pages speak as was chosen, or as the browser says; English where the other words do not arrive. */
export async function speak(): Promise<void> {
  const language = chosenLanguage() ?? languageAmong(navigator.languages);
  const others = language === 'en' ? en : await wordsOf(language).catch(() => null);
  const now = others === null ? 'en' : language;
  spoken = { language: now, words: others ?? en, formats: formatsOf(now) };
  document.documentElement.lang = now;
  heard();
}

/** The choice follows the account into a browser in which nobody chose another. */
export async function speakAs(language: string | null): Promise<void> {
  if (language === null || !isLanguage(language) || chosenLanguage() !== null) return;
  if (language === spoken.language) return;
  chooseLanguage(language);
  await speak();
}

export const numberOf = (count: number): string => spoken.formats.number.format(count);
export const dateOf = (iso: string): string => spoken.formats.date.format(new Date(iso));
/** For what may lie a year away. */
export const longDateOf = (iso: string): string => spoken.formats.dateAndYear.format(new Date(iso));
export const dayOf = (day: string): string => spoken.formats.day.format(new Date(`${day}T00:00:00Z`));
/** "Wednesday, November 25, 2026", where the reader is. */
export const weekdayOf = (time: Date): string => spoken.formats.weekday.format(time);
export const clockOf = (timeMs: number): string => spoken.formats.clock.format(new Date(timeMs));
/** "a, b, or c" */
export const eitherOf = (names: readonly string[]): string => spoken.formats.either.format(names);
/** "a, b, and c" */
export const allOf = (names: readonly string[]): string => spoken.formats.both.format(names);

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 minutes ago", seen from now. */
export function agoOf(iso: string): string {
  const seconds = (Date.now() - new Date(iso).getTime()) / 1000;
  const step = STEPS.find(([, length]) => seconds >= length);
  return step === undefined
    ? words().justNow
    : spoken.formats.ago.format(-Math.floor(seconds / step[1]), step[0]);
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
  const { outlook, status: names } = words();
  const place = position === null ? [] : [position === 1 ? outlook.next : outlook.place(numberOf(position))];
  const share = status === 'processing' ? [`${progress} %`] : [];
  return [
    names[status],
    ...place,
    ...share,
    ...(seconds === null ? [] : [unbroken(outlook.about(spanOf(seconds)))]),
  ].join(' · ');
}

/** In English, for operators' pages, which speak it alone. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export const isUnfinished = (status: VideoStatus): boolean => status === 'queued' || status === 'processing';

const TITLE_LETTERS = 90;

/** What a video is called where there is no room for all of its prompt. */
export function titleOf(prompt: string | null): string {
  const text = prompt?.trim().replaceAll(/\s+/g, ' ') ?? '';
  if (text === '') return words().untitled;
  return text.length <= TITLE_LETTERS ? text : `${text.slice(0, TITLE_LETTERS).trimEnd()}…`;
}

/** What a table of words says of something that it may not know. */
export const known = (table: Readonly<Record<string, string>>, name: string): string => table[name] ?? name;
