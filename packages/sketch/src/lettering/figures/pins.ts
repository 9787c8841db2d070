import { random } from '../../paint/random.js';
import { overshoot, settle } from '../easing.js';
import { ACCENT, PANEL, WHITE, type Style, type Styled } from '../style.js';
import {
  type Area,
  cardOf,
  faded,
  INK,
  onCard,
  setAlike,
  type Sheet,
  staggered,
  TRACK,
  write,
} from './card.js';
import type { Block } from '../typeset.js';

/** Pins that drop on a plan of streets: a plain one, for nobody said how the land lies. */
export const pins: Style = (heading, frame, entries): Styled =>
  onCard(heading, { frame, shape: cardOf(frame) }, (sheet) => {
    drawStreets(sheet);
    const labels = setAlike(
      entries.map(({ label }) => label || ' '),
      {
        width: sheet.area.width * 0.4,
        lines: 1,
        largest: sheet.unit * 0.055,
        smallest: sheet.unit * 0.03,
        weight: 700,
        align: 'left',
      },
    );
    entries.forEach((_, i) => drawPin(sheet, { label: labels[i]!, i, count: entries.length }));
  });

/** A plan that is the same in every clip. */
function drawStreets({ context, area, unit, at }: Sheet): void {
  const next = random(4_711);
  context.save();
  context.beginPath();
  context.roundRect(area.x, area.y, area.width, area.height, unit * 0.02);
  context.clip();
  context.strokeStyle = TRACK;
  const drawn = settle(at / 1.2);
  for (let i = 0; i < 18; i += 1) {
    const isAcross = i % 2 === 0;
    const place = (Math.floor(i / 2) + 0.5 + (next() - 0.5) * 0.4) / 9;
    const slant = (next() - 0.5) * 0.22;
    context.lineWidth = unit * (i % 5 === 0 ? 0.014 : 0.005);
    context.beginPath();
    const [from, to] = isAcross
      ? [spot(area, 0, place - slant / 2), spot(area, drawn, place - slant / 2 + slant * drawn)]
      : [spot(area, place - slant / 2, 0), spot(area, place - slant / 2 + slant * drawn, drawn)];
    context.moveTo(...from);
    context.lineTo(...to);
    context.stroke();
  }
  context.restore();
}

function spot(area: Area, x: number, y: number): [number, number] {
  return [area.x + area.width * x, area.y + area.height * y];
}

function drawPin(sheet: Sheet, { label, i, count }: { label: Block; i: number; count: number }): void {
  const { context, area, unit, at } = sheet;
  const come = staggered(at - 0.3, i * 2, count * 2);
  if (come <= 0) return;
  const size = unit * Math.min(0.1, 0.5 / count);
  const [across, down] = placeOf(i, count);
  const foot = { x: area.x + area.width * across, y: area.y + area.height * down };
  const lift = (1 - overshoot(come)) * area.height * 0.4;
  faded(context, come * 4, () => drawHead(context, { x: foot.x, y: foot.y - lift, size }));
  faded(context, (come - 0.5) * 2, () => drawName(sheet, { label, x: foot.x, y: foot.y + size * 0.2 }));
}

/** Shares of the plan: up and down in turns, so that names have room. */
function placeOf(i: number, count: number): [number, number] {
  if (count === 1) return [0.5, 0.58];
  return [0.14 + (0.72 * i) / (count - 1), i % 2 === 0 ? 0.42 : 0.76];
}

function drawHead(context: Sheet['context'], { x, y, size }: { x: number; y: number; size: number }): void {
  context.beginPath();
  context.arc(x, y - size * 1.5, size * 0.72, Math.PI * 0.82, Math.PI * 0.18);
  context.lineTo(x, y);
  context.closePath();
  context.fillStyle = ACCENT;
  context.fill();
  context.beginPath();
  context.arc(x, y - size * 1.5, size * 0.28, 0, Math.PI * 2);
  context.fillStyle = INK;
  context.fill();
}

function drawName({ context, area }: Sheet, { label, x, y }: { label: Block; x: number; y: number }): void {
  const pad = label.size * 0.5;
  const width = label.width + pad * 2;
  const left = Math.max(area.x, Math.min(area.x + area.width - width, x - width / 2));
  context.beginPath();
  context.roundRect(left, y, width, label.lineHeight + pad * 0.6, label.size * 0.4);
  context.fillStyle = PANEL;
  context.fill();
  write(context, label, { x: left + pad, y: y + pad * 0.3, colour: WHITE });
}
