import type { Size } from '../../paint/coarse-size.js';
import { countedUp } from '../../prompt/figures/number-in-words.js';
import type { Entry } from '../../prompt/figures/entries.js';
import { settle } from '../easing.js';
import { takeUp } from '../fonts.js';
import { ACCENT, WHITE, type Style, type Styled } from '../style.js';
import type { Block } from '../typeset.js';
import {
  type Area,
  cardOf,
  faded,
  heightOf,
  onCard,
  PLAIN,
  QUIET,
  setAlike,
  type Sheet,
  staggered,
  TRACK,
  write,
} from './card.js';

/** A bar and where it goes: `from` and `to` are shares of the room for bars. */
interface Bar {
  readonly entry: Entry;
  readonly from: number;
  readonly to: number;
  readonly colour: string;
}

/** Bars from the line of nothing, all on one scale; the longest stands out. */
export const bars: Style = (heading, frame, entries): Styled => {
  const shape = cardOf(frame);
  const scaled = scaledBars(entries);
  const isLong = entries.some(({ label }) => label.length > 14);
  const isFlat = shape.isTall || entries.length > 7 || isLong;
  if (!isFlat) return onCard(heading, { frame, shape }, (sheet) => upright(sheet, scaled));
  return onCard(heading, { frame, shape: lower(shape, entries.length) }, (sheet) =>
    flat(sheet, scaled, shape.isTall),
  );
};

// A few flat bars need less height than a card has.
function lower<Shape extends Size & { unit: number }>(shape: Shape, count: number): Shape {
  return { ...shape, height: Math.min(shape.height, shape.unit * (0.34 + count * 0.17)) };
}

function scaledBars(entries: readonly Entry[]): Bar[] {
  const values = entries.map(({ value }) => value ?? 0);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = most - least || 1;
  const zero = -least / span;
  const highest = Math.max(...values);
  return entries.map((entry, i) => ({
    entry,
    from: zero,
    to: zero + values[i]! / span,
    colour: values[i] === highest ? ACCENT : PLAIN,
  }));
}

function numberBlocks(all: readonly Bar[], room: { width: number; unit: number }): Block[] {
  return setAlike(
    all.map(({ entry }) => entry.shown),
    {
      width: room.width,
      lines: 1,
      largest: room.unit * 0.062,
      smallest: room.unit * 0.028,
      weight: 700,
      align: 'left',
    },
  );
}

function upright(sheet: Sheet, all: readonly Bar[]): void {
  const { area, unit, context, at } = sheet;
  const slot = area.width / all.length;
  const width = Math.min(slot * 0.58, unit * 0.2);
  const numbers = numberBlocks(all, { width: slot * 0.86, unit });
  const labels = setAlike(
    all.map(({ entry }) => entry.label || ' '),
    {
      width: slot * 0.92,
      lines: 2,
      largest: unit * 0.05,
      smallest: unit * 0.03,
      weight: 400,
      align: 'centre',
    },
  );
  const foot = Math.max(...labels.map(heightOf)) + unit * 0.02;
  const head = numbers[0]!.lineHeight;
  const hasNegative = all.some(({ to, from }) => to < from);
  const room = area.height - foot - head - (hasNegative ? head : 0);
  const ground = area.y + head + room;
  const line = ground - all[0]!.from * room;
  all.forEach((bar, i) => {
    const share = settle(staggered(at, i, all.length));
    const middle = area.x + slot * (i + 0.5);
    const end = line - (bar.to - bar.from) * room * share;
    context.fillStyle = bar.colour;
    roundedBar(
      sheet,
      { x: middle - width / 2, y: Math.min(line, end), width, height: Math.abs(end - line) },
      bar,
    );
    const y = bar.to < bar.from ? end + unit * 0.006 : end - head * 0.98;
    faded(context, share * 3, () => {
      writeNumber(sheet, { block: numbers[i]!, entry: bar.entry, share }, { x: middle, y, align: 'center' });
      const label = labels[i]!;
      write(context, label, {
        x: middle - label.width / 2,
        y: area.y + area.height - foot + unit * 0.02,
        colour: QUIET,
      });
    });
  });
  context.fillStyle = TRACK;
  context.fillRect(area.x, line, area.width * settle(at / 0.7), Math.max(1, unit * 0.004));
}

/** Rounded where it ends, square where it stands. */
function roundedBar({ context, unit }: Sheet, box: Area, { to, from }: Bar): void {
  if (box.height < 0.5) return;
  const r = Math.min(unit * 0.014, box.height, box.width / 2);
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, to < from ? [0, 0, r, r] : [r, r, 0, 0]);
  context.fill();
}

/** The number as far as it has counted. */
function writeNumber(
  { context }: Sheet,
  { block, entry, share }: { block: Block; entry: Entry; share: number },
  at: { x: number; y: number; align: 'left' | 'center' },
): void {
  takeUp(context, block);
  context.fillStyle = WHITE;
  context.direction = 'ltr';
  context.textAlign = at.align;
  context.textBaseline = 'alphabetic';
  context.fillText(
    countedUp({ value: entry.value ?? 0, shown: entry.shown }, share),
    at.x,
    at.y + block.size * 0.95,
  );
}

/** Below its label in an upright frame, else beside it. */
function flat(sheet: Sheet, all: readonly Bar[], isTall: boolean): void {
  const { area, unit } = sheet;
  const row = area.height / all.length;
  const largest = Math.min(unit * 0.052, row * (isTall ? 0.36 : 0.52));
  const labels = setAlike(
    all.map(({ entry }) => entry.label || ' '),
    {
      width: area.width * (isTall ? 1 : 0.32),
      lines: 1,
      largest,
      smallest: largest * 0.55,
      weight: 400,
      align: 'left',
    },
  );
  const left = isTall ? 0 : Math.max(...labels.map(({ width }) => width)) + unit * 0.03;
  const numbers = numberBlocks(all, {
    width: area.width * 0.3,
    unit: Math.min(unit, row * (isTall ? 6 : 9)),
  });
  const right = Math.max(...numbers.map(({ width }) => width)) + unit * 0.03;
  const thick = Math.min(row * (isTall ? 0.4 : 0.6), unit * 0.075);
  const above = isTall ? labels[0]!.lineHeight : 0;
  all.forEach((bar, i) => {
    const share = settle(staggered(sheet.at, i, all.length));
    const y = area.y + row * i + (row - thick - above) / 2 + above;
    const track = { x: area.x + left, y, width: area.width - left - right, height: thick };
    flatBar(sheet, { bar, track, share });
    faded(sheet.context, share * 3, () => {
      const label = labels[i]!;
      const x = label.isRightToLeft && isTall ? area.x + area.width - label.width : area.x;
      const top = isTall ? y - above : y + (thick - label.lineHeight) / 2;
      write(sheet.context, label, { x, y: top, colour: QUIET });
      const block = numbers[i]!;
      const at = { x: track.x + track.width + unit * 0.03, y: y + (thick - block.lineHeight) / 2 };
      writeNumber(sheet, { block, entry: bar.entry, share }, { ...at, align: 'left' });
    });
  });
}

function flatBar({ context }: Sheet, { bar, track, share }: { bar: Bar; track: Area; share: number }): void {
  const zero = track.x + bar.from * track.width;
  const end = zero + (bar.to - bar.from) * track.width * share;
  const round = track.height * 0.28;
  context.fillStyle = TRACK;
  context.beginPath();
  context.roundRect(track.x, track.y, track.width, track.height, round);
  context.fill();
  context.fillStyle = bar.colour;
  context.beginPath();
  const width = Math.abs(end - zero);
  context.roundRect(Math.min(zero, end), track.y, width, track.height, Math.min(round, width / 2));
  context.fill();
}
