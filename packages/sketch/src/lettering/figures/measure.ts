import { countedUp } from '../../prompt/figures/number-in-words.js';
import { glide, settle } from '../easing.js';
import { takeUp } from '../fonts.js';
import { ACCENT, WHITE, type Style, type Styled } from '../style.js';
import { typeset, type Block } from '../typeset.js';
import { type Area, cardOf, faded, heightOf, onCard, QUIET, type Sheet, TRACK, write } from './card.js';
import type { Entry } from '../../prompt/figures/entries.js';

/** The ways an arrow goes, from the corner of a square of one. */
const ARROWS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  up: [
    [0, 0.92],
    [0.34, 0.58],
    [0.54, 0.74],
    [1, 0.1],
  ],
  down: [
    [0, 0.08],
    [0.34, 0.42],
    [0.54, 0.26],
    [1, 0.9],
  ],
  right: [
    [0, 0.5],
    [1, 0.5],
  ],
  left: [
    [1, 0.5],
    [0, 0.5],
  ],
};
const FALLING = '#f27f98';

/** An arrow and nothing else: a way without a number. */
export const arrow: Style = (way, frame): Styled => {
  const card = cardOf(frame);
  const side = Math.min(card.width, card.height) * 0.86;
  return onCard('', { frame, shape: { ...card, width: side, height: side } }, (sheet) =>
    drawArrow(sheet, { area: sheet.area, way, drawn: glide(sheet.at / 1.4) }),
  );
};

/** One large number that counts up, what it measures, and the way it went. */
export const measure: Style = (way, frame, [entry]): Styled => {
  const card = cardOf(frame);
  const shape = { ...card, height: card.unit * (way === 'none' ? 0.56 : 0.62) };
  return onCard('', { frame, shape }, (sheet) => {
    const { area, unit, at } = sheet;
    if (way === 'none') return drawNumber(sheet, { area, entry: entry!, isCentred: true });
    const side = Math.min(area.height * 0.72, area.width * 0.26);
    const right = {
      x: area.x + area.width - side,
      y: area.y + (area.height - side) / 2,
      width: side,
      height: side,
    };
    drawNumber(sheet, {
      area: { ...area, width: area.width - side - unit * 0.07 },
      entry: entry!,
      isCentred: false,
    });
    drawArrow(sheet, { area: right, way, drawn: glide(at / 1.5) });
  });
};

const COUNT_SECONDS = 1.6;

function drawNumber(
  { context, unit, at }: Sheet,
  { area, entry, isCentred }: { area: Area; entry: Entry; isCentred: boolean },
): void {
  const label = setLabel(entry.label || ' ', { width: area.width, unit });
  const number = typeset(entry.shown, {
    width: area.width,
    lines: 1,
    largest: unit * 0.27,
    smallest: unit * 0.08,
    weight: 800,
    align: 'left',
  });
  const above = entry.label ? heightOf(label) : 0;
  const top = area.y + (area.height - number.lineHeight * 0.92 - above) / 2;
  const x = isCentred ? area.x + (area.width - Math.max(number.width, label.width)) / 2 : area.x;
  const share = at >= COUNT_SECONDS ? 1 : settle(at / COUNT_SECONDS);
  takeUp(context, number);
  context.fillStyle = WHITE;
  context.direction = 'ltr';
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  const counted = countedUp({ value: entry.value!, shown: entry.shown }, share);
  context.fillText(counted, x, top + above + number.size * 0.92);
  faded(context, at * 2, () => write(context, label, { x, y: top, colour: QUIET }));
}

function setLabel(label: string, { width, unit }: { width: number; unit: number }): Block {
  return typeset(
    label.replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
    {
      width,
      lines: 2,
      largest: unit * 0.066,
      smallest: unit * 0.038,
      weight: 400,
      align: 'left',
    },
  );
}

function drawArrow(
  { context, unit }: Sheet,
  { area, way, drawn }: { area: Area; way: string; drawn: number },
): void {
  const points = (ARROWS[way] ?? ARROWS['up']!).map(([x, y]) => ({
    x: area.x + area.width * (0.06 + x * 0.88),
    y: area.y + area.height * (0.06 + y * 0.88),
  }));
  const lengths = points.slice(1).map((to, i) => Math.hypot(to.x - points[i]!.x, to.y - points[i]!.y));
  let left = lengths.reduce((sum, one) => sum + one, 0) * drawn;
  if (left <= 0) return;
  context.lineWidth = Math.max(unit * 0.016, area.width * 0.075);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = way === 'down' ? FALLING : ACCENT;
  context.beginPath();
  context.moveTo(points[0]!.x, points[0]!.y);
  let tip = points[0]!;
  let angle = 0;
  lengths.forEach((length, i) => {
    if (left <= 0) return;
    const [from, to] = [points[i]!, points[i + 1]!];
    const share = Math.min(1, left / length);
    angle = Math.atan2(to.y - from.y, to.x - from.x);
    tip = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    context.lineTo(tip.x, tip.y);
    left -= length;
  });
  const reach = area.width * 0.2 * Math.min(1, drawn * 3);
  for (const turn of [-2.5, 2.5]) {
    context.moveTo(tip.x + Math.cos(angle + turn) * reach, tip.y + Math.sin(angle + turn) * reach);
    context.lineTo(tip.x, tip.y);
  }
  context.stroke();
}

/** A track that fills as far as it is said to. */
export const progress: Style = (_, frame, [entry]): Styled => {
  const card = cardOf(frame);
  const shape = { ...card, height: card.unit * 0.46 };
  return onCard('', { frame, shape }, ({ context, area, unit, at }) => {
    const share = glide(at / 1.8);
    const part = Math.max(0, Math.min(1, (entry!.value ?? 0) / 100)) * share;
    const thick = unit * 0.05;
    const y = area.y + area.height - thick;
    const size = Math.min(unit * 0.17, area.height - thick * 1.6);
    const block = typeset(entry!.shown, {
      width: area.width,
      lines: 1,
      largest: size,
      smallest: size * 0.5,
      weight: 800,
      align: 'left',
    });
    const text = countedUp({ value: entry!.value ?? 0, shown: entry!.shown }, share);
    write(context, { ...block, lines: [{ text, x: 0, width: 0 }] }, { x: area.x, y: area.y, colour: WHITE });
    for (const [width, colour] of [
      [area.width, TRACK],
      [area.width * part, ACCENT],
    ] as const) {
      context.beginPath();
      context.roundRect(area.x, y, width, thick, Math.min(thick, width) / 2);
      context.fillStyle = colour;
      context.fill();
    }
  });
};
