import { settle, glide, overshoot, held } from '../easing.js';
import { takeUp } from '../fonts.js';
import { ACCENT, WHITE, type Style, type Styled } from '../style.js';
import { cardOf, faded, heightOf, onCard, INK, QUIET, setAlike, type Sheet, TRACK, write } from './card.js';
import type { Entry } from '../../prompt/figures/entries.js';
import type { Block } from '../typeset.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line through its values, on a scale that begins at nothing, drawn from the left. */
export const line: Style = (heading, frame, entries): Styled =>
  onCard(heading, { frame, shape: cardOf(frame) }, (sheet) => drawLine(sheet, entries));

const DRAWING_SECONDS = 1.4;

function drawLine(sheet: Sheet, entries: readonly Entry[]): void {
  const { area, unit, context, at } = sheet;
  const slot = area.width / entries.length;
  const room = { width: slot * 0.95, lines: 1, smallest: unit * 0.022, align: 'centre' } as const;
  const labels = setAlike(
    entries.map(({ label }) => label || ' '),
    { ...room, lines: 2, largest: unit * 0.046, weight: 400 },
  );
  const numbers = setAlike(
    entries.map(({ shown }) => shown),
    { ...room, largest: unit * 0.054, weight: 700 },
  );
  const foot = Math.max(...labels.map(heightOf)) + unit * 0.03;
  const head = numbers[0]!.lineHeight + unit * 0.03;
  const ground = area.y + area.height - foot;
  const points = pointsOf(entries, { left: area.x, slot, top: area.y + head, bottom: ground - unit * 0.01 });
  const drawn = glide(at / DRAWING_SECONDS);
  grid(sheet, { top: area.y + head, bottom: ground, zero: zeroOf(entries) });
  curve(sheet, { points, ground, drawn });
  points.forEach((point, i) => {
    const reached = (at - DRAWING_SECONDS * reachedAt(i, points.length)) / 0.5;
    if (reached <= 0) return;
    dot(sheet, point, overshoot(reached));
    faded(context, reached * 2, () => number(sheet, { block: numbers[i]!, point, come: settle(reached) }));
    faded(context, reached * 2, () =>
      write(context, labels[i]!, {
        x: point.x - labels[i]!.width / 2,
        y: ground + unit * 0.02,
        colour: QUIET,
      }),
    );
  });
}

// The line is drawn slowly at both ends: its points come when it does.
function reachedAt(i: number, count: number): number {
  const share = count > 1 ? i / (count - 1) : 0;
  return share < 0.5 ? Math.cbrt(share / 4) : 1 - Math.cbrt((1 - share) * 2) / 2;
}

function pointsOf(
  entries: readonly Entry[],
  by: { left: number; slot: number; top: number; bottom: number },
): Point[] {
  const values = entries.map(({ value }) => value ?? 0);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  return values.map((value, i) => ({
    x: by.left + by.slot * (i + 0.5),
    y: by.bottom - ((value - least) / (most - least || 1)) * (by.bottom - by.top),
  }));
}

/** Where nothing lies, as a share of the way down. */
function zeroOf(entries: readonly Entry[]): number {
  const values = entries.map(({ value }) => value ?? 0);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  return most / (most - least || 1);
}

function grid(
  { context, area, unit, at }: Sheet,
  { top, bottom, zero }: { top: number; bottom: number; zero: number },
): void {
  context.fillStyle = TRACK;
  const wide = area.width * settle(at / 0.8);
  const rule = (share: number, thick: number): void =>
    context.fillRect(area.x, top + (bottom - top) * share, wide, Math.max(1, unit * thick));
  faded(context, 0.5, () => [0, 0.25, 0.5, 0.75].forEach((share) => rule(share, 0.002)));
  rule(zero, 0.004);
}

function curve(
  { context, area, unit }: Sheet,
  { points, ground, drawn }: { points: readonly Point[]; ground: number; drawn: number },
): void {
  const [first, last] = [points[0]!, points.at(-1)!];
  context.save();
  context.beginPath();
  context.rect(0, 0, first.x + (last.x - first.x) * drawn, area.y + area.height);
  context.clip();
  const path = (): void => {
    context.beginPath();
    points.forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  };
  path();
  context.lineTo(last.x, ground);
  context.lineTo(first.x, ground);
  const shade = context.createLinearGradient(0, area.y, 0, ground);
  shade.addColorStop(0, 'rgba(255, 194, 75, 0.34)');
  shade.addColorStop(1, 'rgba(255, 194, 75, 0)');
  context.fillStyle = shade;
  context.fill();
  path();
  context.lineWidth = unit * 0.011;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = ACCENT;
  context.stroke();
  context.restore();
}

function dot({ context, unit }: Sheet, { x, y }: Point, grown: number): void {
  context.beginPath();
  context.arc(x, y, Math.max(0, unit * 0.015 * grown), 0, Math.PI * 2);
  context.fillStyle = WHITE;
  context.fill();
}

function number(
  { context, unit }: Sheet,
  { block, point, come }: { block: Block; point: Point; come: number },
): void {
  const y = point.y - block.lineHeight - unit * 0.02 + (1 - held(come)) * unit * 0.02;
  const x = point.x - block.width / 2;
  // A steep line runs behind its numbers.
  context.lineJoin = 'round';
  context.lineWidth = block.size * 0.24;
  context.strokeStyle = INK;
  takeUp(context, block);
  context.textAlign = 'left';
  context.direction = 'ltr';
  context.strokeText(block.lines[0]!.text, x, y + block.size * 0.95);
  write(context, block, { x, y, colour: WHITE });
}
