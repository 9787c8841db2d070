import type { Size } from '../../paint/coarse-size.js';
import { countedUp } from '../../prompt/figures/number-in-words.js';
import type { Entry } from '../../prompt/figures/entries.js';
import { glide, settle } from '../easing.js';
import { takeUp } from '../fonts.js';
import { WHITE, type Style, type Styled } from '../style.js';
import { typeset, widthOf } from '../typeset.js';
import {
  type Area,
  cardOf,
  faded,
  HUES,
  INK,
  onCard,
  QUIET,
  setAlike,
  type Sheet,
  staggered,
  TRACK,
  write,
} from './card.js';

/** Slices of a ring, swept round from the top; what percentages leave stays empty. */
export const donut: Style = (heading, frame, entries) => round(heading, frame, { entries, hole: 0.62 });

/** The same without a hole. */
export const pie: Style = (heading, frame, entries) => round(heading, frame, { entries, hole: 0 });

interface Slices {
  readonly entries: readonly Entry[];
  readonly hole: number;
}

function round(heading: string, frame: Size, slices: Slices): Styled {
  const shape = cardOf(frame);
  const isCentred = shape.isTall || frame.width <= frame.height * 1.05;
  return onCard(heading, { frame, shape }, (sheet) => {
    const [ring, area] = parted(sheet.area, isCentred);
    drawRing(sheet, ring, slices);
    drawLegend(sheet, { area, isCentred }, slices.entries);
  });
}

/** Room for the ring and for what explains it: below it in an upright card, else beside it. */
function parted(area: Area, isTall: boolean): [Area, Area] {
  if (isTall) {
    const height = area.height * 0.56;
    return [
      { ...area, height },
      { ...area, y: area.y + height + area.height * 0.05, height: area.height * 0.39 },
    ];
  }
  const width = Math.min(area.height, area.width * 0.48);
  const gap = area.width * 0.08;
  return [
    { ...area, width },
    { ...area, x: area.x + width + gap, width: area.width - width - gap },
  ];
}

function wholeOf(entries: readonly Entry[]): number {
  const sum = entries.reduce((all, { value }) => all + (value ?? 0), 0);
  return entries.every(({ shown }) => shown.includes('%')) ? Math.max(100, sum) : sum;
}

function drawRing({ context, unit, at }: Sheet, area: Area, { entries, hole }: Slices): void {
  const whole = wholeOf(entries);
  const radius = Math.min(area.width, area.height) / 2;
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  const inner = radius * hole;
  context.beginPath();
  context.arc(x, y, (radius + inner) / 2, 0, Math.PI * 2);
  context.lineWidth = radius - inner;
  context.strokeStyle = TRACK;
  context.stroke();
  const swept = glide(at / 1.5);
  let from = 0;
  entries.forEach(({ value }, i) => {
    const share = (value ?? 0) / whole;
    const to = Math.min(from + share, swept);
    if (to > from) {
      sector(context, { x, y, inner, radius, from, to });
      context.fillStyle = HUES[i % HUES.length]!;
      context.fill();
      context.lineWidth = entries.length > 1 ? unit * 0.008 : 0.01;
      context.strokeStyle = INK;
      context.stroke();
    }
    from += share;
  });
  if (hole > 0 && entries.length === 1) middle({ context, entry: entries[0]!, swept }, { x, y, inner });
}

function sector(
  context: Sheet['context'],
  of: { x: number; y: number; inner: number; radius: number; from: number; to: number },
): void {
  const angle = (share: number): number => share * Math.PI * 2 - Math.PI / 2;
  context.beginPath();
  if (of.inner > 0) context.arc(of.x, of.y, of.inner, angle(of.to), angle(of.from), true);
  else context.moveTo(of.x, of.y);
  context.arc(of.x, of.y, of.radius, angle(of.from), angle(of.to));
  context.closePath();
}

/** The one number of a ring, within it. */
function middle(
  { context, entry, swept }: { context: Sheet['context']; entry: Entry; swept: number },
  { x, y, inner }: { x: number; y: number; inner: number },
): void {
  const size = inner * 0.62;
  const number = typeset(entry.shown, {
    width: inner * 1.6,
    lines: 1,
    largest: size,
    smallest: size * 0.4,
    weight: 800,
    align: 'left',
  });
  const whole = entry.value ?? 0;
  const share = whole > 0 ? Math.min(1, swept / Math.min(1, whole / wholeOf([entry]))) : 1;
  takeUp(context, number);
  context.fillStyle = WHITE;
  context.direction = 'ltr';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(countedUp({ value: whole, shown: entry.shown }, share), x, y);
}

function drawLegend(
  { context, unit, at }: Sheet,
  { area, isCentred }: { area: Area; isCentred: boolean },
  entries: readonly Entry[],
): void {
  const row = Math.min(area.height / entries.length, unit * 0.12);
  const top = area.y + (area.height - row * entries.length) / 2;
  const mark = Math.min(row * 0.34, unit * 0.034);
  const largest = Math.min(row * 0.5, unit * 0.052);
  const setting = { lines: 1, largest, smallest: largest * 0.5, align: 'left' } as const;
  const numbers = setAlike(
    entries.map(({ shown }) => shown),
    { ...setting, width: area.width * 0.4, weight: 700 },
  );
  const numberRoom = Math.max(...numbers.map(({ width }) => width));
  const width = area.width - numberRoom - mark * 3.2;
  const labels = setAlike(
    entries.map(({ label }) => label || ' '),
    { ...setting, width, weight: 400 },
  );
  const wide = Math.min(width, Math.max(...labels.map((label) => widthOf(label.lines[0]!.text, label))));
  const all = mark * 3.2 + wide + numberRoom;
  const left = isCentred ? area.x + (area.width - all) / 2 : area.x;
  entries.forEach(({ value, shown }, i) => {
    const come = settle(staggered(at - 0.25, i, entries.length));
    const y = top + row * i + row / 2;
    faded(context, come * 2, () => {
      const slide = (1 - come) * unit * 0.04;
      context.fillStyle = HUES[i % HUES.length]!;
      context.beginPath();
      context.roundRect(left - slide, y - mark / 2, mark, mark, mark * 0.3);
      context.fill();
      const label = labels[i]!;
      write(context, label, { x: left + mark * 1.8 - slide, y: y - label.lineHeight / 2, colour: QUIET });
      const number = typesetAs(countedUp({ value: value ?? 0, shown }, come), numbers[i]!);
      const x = left + mark * 1.8 + wide + mark * 1.4 - slide;
      write(context, number, { x, y: y - number.lineHeight / 2, colour: WHITE });
    });
  });
}

/** A text in the setting of another. */
function typesetAs(text: string, like: ReturnType<typeof typeset>): ReturnType<typeof typeset> {
  return { ...like, lines: [{ text, x: 0, width: like.width }], isRightToLeft: false };
}
