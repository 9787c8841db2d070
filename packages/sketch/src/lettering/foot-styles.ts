import type { Context } from '../paint/context.js';
import { glide, settle } from './easing.js';
import { ACCENT, begin, boxAround, PANEL, type Style, unitOf } from './style.js';
import { typeset, type Block } from './typeset.js';

function lettered(context: Context, block: Block, at: { x: number; y: number; width: number }): void {
  begin(context, block);
  block.lines.forEach((line, i) => {
    const x = block.isRightToLeft ? at.x + line.x + line.width : at.x + line.x;
    context.fillText(line.text, x, at.y + i * block.lineHeight + block.size * 0.98);
  });
}

/** What is said or explained: a band at the foot of the picture. */
export const caption: Style = (words, frame) => {
  const unit = unitOf(frame);
  const block = typeset(words, {
    width: frame.width * 0.82,
    lines: 3,
    largest: unit * 0.058,
    smallest: unit * 0.036,
    weight: 700,
    align: 'centre',
  });
  const pad = block.size * 0.6;
  const height = block.lines.length * block.lineHeight + pad * 1.3;
  const rise = block.size * 0.8;
  const box = boxAround(
    { x: frame.width / 2, y: frame.height * 0.93 - (height + rise) / 2 },
    { width: block.width + pad * 3, height: height + rise },
    frame,
  );
  return {
    ...box,
    band: null,
    settledAt: 0.6,
    draw: (context, { since, leaving }) => {
      const come = settle(since / 0.6);
      const y = (1 - come) * rise;
      context.globalAlpha = come * (1 - leaving);
      context.fillStyle = PANEL;
      context.beginPath();
      context.roundRect(0, y, box.width, height, block.size * 0.3);
      context.fill();
      lettered(context, block, { x: (box.width - block.width) / 2, y: y + pad * 0.6, width: block.width });
    },
  };
};

/** Who is seen: a name and, after a comma, what they do, on a panel that opens from an upright bar. */
export const lowerThird: Style = (words, frame) => {
  const unit = unitOf(frame);
  const [name = words, ...rest] = words.split(/\s*[,|\u2013\u2014]\s*|\s-\s/);
  const setting = { width: frame.width * 0.62, lines: 2, align: 'left' } as const;
  const first = typeset(name, { ...setting, largest: unit * 0.066, smallest: unit * 0.04, weight: 700 });
  const second = rest.length
    ? typeset(rest.join(', '), { ...setting, largest: unit * 0.042, smallest: unit * 0.032, weight: 400 })
    : null;
  const pad = first.size * 0.55;
  const bar = Math.max(4, unit * 0.01);
  const heights = [first, second].map((block) => (block ? block.lines.length * block.lineHeight : 0));
  const width = Math.max(first.width, second?.width ?? 0) + pad * 2.4 + bar;
  const height = heights[0]! + heights[1]! + pad * 1.1;
  const box = boxAround(
    { x: frame.width * 0.06 + width / 2, y: frame.height * 0.88 - height / 2 },
    { width, height },
    frame,
  );
  return {
    ...box,
    band: null,
    settledAt: 1.3,
    draw: (context, { since, leaving }) => {
      const open = glide(since / 0.6) * (1 - glide(leaving));
      const grown = settle(since / 0.35) * (1 - leaving);
      context.fillStyle = ACCENT;
      context.fillRect(0, (box.height * (1 - grown)) / 2, bar, box.height * grown);
      context.beginPath();
      context.rect(bar, 0, (box.width - bar) * open, box.height);
      context.clip();
      context.fillStyle = PANEL;
      context.fillRect(bar, 0, box.width, box.height);
      const slide = (delay: number): number => (1 - settle((since - delay) / 0.7)) * pad * 1.5;
      const x = bar + pad;
      lettered(context, first, { x: x - slide(0.25), y: pad * 0.5, width: first.width });
      context.globalAlpha = settle((since - 0.45) / 0.7);
      if (second)
        lettered(context, second, { x: x - slide(0.45), y: pad * 0.5 + heights[0]!, width: second.width });
    },
  };
};
