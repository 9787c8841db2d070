import type { Size } from '../../paint/coarse-size.js';
import type { Context } from '../../paint/context.js';
import type { Entry } from '../../prompt/figures/entries.js';
import { held, overshoot } from '../easing.js';
import { ACCENT, boxAround, type Style, type Styled, unitOf, WHITE } from '../style.js';
import { typeset, type Block } from '../typeset.js';
import { faded, heightOf, INK, QUIET, write } from './card.js';

interface Bubble {
  readonly block: Block;
  readonly name: Block | null;
  readonly isRight: boolean;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const THEIRS = '#2a3045';
const OURS = '#3552d8';

/** Messages to and fro, one after the other, in a column as wide as a phone. */
export const chat: Style = (_, frame, entries): Styled => {
  const unit = Math.min(frame.width * 0.94, frame.height);
  const width = Math.min(frame.width * 0.9, unit * 0.95);
  const size = Math.min(unit * 0.072, (frame.height * 0.84) / (entries.length * 3.4));
  const bubbles = bubblesOf(entries, { width, size });
  const last = bubbles.at(-1)!;
  const box = boxAround(
    { x: frame.width / 2, y: frame.height / 2 },
    { width, height: last.y + last.height },
    frame,
  );
  const each = 0.8;
  return {
    ...box,
    band: null,
    settledAt: bubbles.length * each + 0.6,
    draw: (context, { since, leaving, seconds }) => {
      const hurry = Math.max(1, (bubbles.length * each) / (seconds * 0.7));
      bubbles.forEach((bubble, i) => {
        const come = held((since * hurry - i * each) / 0.5);
        if (come > 0)
          faded(context, come * 3 * (1 - leaving), () => drawBubble(context, { bubble, box, come, size }));
      });
    },
  };
};

function bubblesOf(entries: readonly Entry[], { width, size }: { width: number; size: number }): Bubble[] {
  const speakers = [...new Set(entries.map(({ shown }) => shown))];
  const setting = {
    width: width * 0.7,
    lines: 5,
    largest: size,
    smallest: size * 0.7,
    align: 'left',
  } as const;
  let y = 0;
  return entries.map(({ label, shown }, i) => {
    const block = typeset(label, { ...setting, weight: 400 });
    const name = shown
      ? typeset(shown, { ...setting, largest: size * 0.7, smallest: size * 0.7, weight: 700 })
      : null;
    const above = name ? name.lineHeight : 0;
    const isRight = speakers.length > 1 ? speakers.indexOf(shown) % 2 === 1 : i % 2 === 1;
    const bubble = {
      block,
      name,
      isRight,
      y: y + above,
      width: block.width + size * 1.4,
      height: heightOf(block) + size,
    };
    y = bubble.y + bubble.height + size * 0.6;
    return bubble;
  });
}

function drawBubble(
  context: Context,
  { bubble, box, come, size }: { bubble: Bubble; box: Size; come: number; size: number },
): void {
  const { block, name, isRight, y, width, height } = bubble;
  const x = isRight ? box.width - width : 0;
  const scale = 0.6 + 0.4 * overshoot(come);
  const corner = { x: isRight ? box.width : 0, y: y + height };
  context.save();
  context.translate(corner.x, corner.y);
  context.scale(scale, scale);
  context.translate(-corner.x, -corner.y);
  const r = size * 0.7;
  context.beginPath();
  context.roundRect(x, y, width, height, isRight ? [r, r, r * 0.2, r] : [r, r, r, r * 0.2]);
  context.fillStyle = isRight ? OURS : THEIRS;
  context.fill();
  write(context, block, { x: x + size * 0.7, y: y + size * 0.48, colour: WHITE });
  context.restore();
  if (name) drawName(context, { name, x: isRight ? box.width - name.width - size * 0.3 : size * 0.3, y });
}

/** Names stand on the picture: an edge of dark keeps them readable. */
function drawName(context: Context, { name, x, y }: { name: Block; x: number; y: number }): void {
  const pad = name.size * 0.35;
  context.beginPath();
  context.roundRect(x - pad, y - name.lineHeight, name.width + pad * 2, name.lineHeight, pad);
  context.fillStyle = 'rgba(13, 16, 27, 0.78)';
  context.fill();
  write(context, name, { x, y: y - name.lineHeight, colour: QUIET });
}

/** A tag on a string, which swings until it hangs. */
export const price: Style = (words, frame): Styled => {
  const unit = unitOf(frame);
  const block = typeset(words, {
    width: frame.width * 0.56,
    lines: 1,
    largest: unit * 0.2,
    smallest: unit * 0.06,
    weight: 800,
    align: 'left',
  });
  const [width, height] = [block.width + block.size * 1.7, block.size * 1.7];
  const room = { width: width * 1.14 + block.size * 0.3, height: height * 1.3 + width * 0.24 };
  const box = boxAround({ x: frame.width / 2, y: frame.height / 2 }, room, frame);
  return {
    ...box,
    band: null,
    settledAt: 3,
    draw: (context, { since, leaving }) => {
      const hole = { x: (box.width - width) / 2 + block.size * 0.42, y: box.height / 2 };
      context.globalAlpha = held(since / 0.2) * (1 - leaving);
      context.translate(hole.x, hole.y);
      const swing = since < 3 ? Math.cos(since * 5.2) * Math.exp(-since * 1.7) * (1 - held(since - 2)) : 0;
      context.rotate(-0.05 + swing * 0.16);
      const grown = overshoot(since / 0.5);
      context.scale(grown, grown);
      drawTag(context, { width, height, block });
    },
  };
};

/** With the middle of its hole where the pen is. */
function drawTag(
  context: Context,
  { width, height, block }: { width: number; height: number; block: Block },
): void {
  const left = -block.size * 0.42;
  const nose = height * 0.34;
  context.beginPath();
  context.moveTo(left, -height * 0.18);
  context.lineTo(left + nose, -height / 2);
  context.lineTo(left + width, -height / 2);
  context.lineTo(left + width, height / 2);
  context.lineTo(left + nose, height / 2);
  context.lineTo(left, height * 0.18);
  context.closePath();
  context.lineJoin = 'round';
  context.lineWidth = block.size * 0.12;
  context.strokeStyle = ACCENT;
  context.fillStyle = ACCENT;
  context.stroke();
  context.fill();
  context.beginPath();
  context.arc(0, 0, block.size * 0.12, 0, Math.PI * 2);
  context.fillStyle = INK;
  context.fill();
  write(context, block, { x: left + nose + block.size * 0.36, y: -block.lineHeight / 2, colour: INK });
}
