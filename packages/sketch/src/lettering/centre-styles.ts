import type { Size } from '../paint/coarse-size.js';
import type { Context } from '../paint/context.js';
import { glide, held, overshoot, settle } from './easing.js';
import { ACCENT, bandAround, begin, boxAround, type Style, type Styled, unitOf } from './style.js';
import { takeUp } from './fonts.js';
import { graphemesOf } from './break-lines.js';
import { typeset, widthOf, type Block } from './typeset.js';

/** In the middle of the frame, a little above it. */
function centred(block: { width: number; height: number; size: number }, frame: Size) {
  const middle = frame.height * 0.47;
  const size = { width: block.width + block.size, height: block.height + block.size * 0.8 };
  return {
    ...boxAround({ x: frame.width / 2, y: middle }, size, frame),
    band: bandAround(middle, block, frame),
  };
}

function heightOf(block: Block): number {
  return block.lines.length * block.lineHeight;
}

/** Where a word's pen starts: at its right end where it is written from there. */
function penOf(block: Block, word: { text: string; x: number }): number {
  return block.isRightToLeft ? word.x + widthOf(word.text, block) : word.x;
}

/** Words rise into their lines one after the other. */
export const title: Style = (words, frame) => {
  const unit = unitOf(frame);
  const block = typeset(words, {
    width: frame.width * 0.86,
    lines: 3,
    largest: unit * 0.17,
    smallest: unit * 0.055,
    weight: 800,
    align: 'centre',
  });
  const box = centred({ ...block, height: heightOf(block) }, frame);
  const step = Math.min(0.12, 0.9 / block.words.length);
  return {
    ...box,
    settledAt: step * block.words.length + 0.75,
    draw: (context, { since, leaving }) => {
      begin(context, block);
      const left = (box.width - block.width) / 2;
      const top = (box.height - heightOf(block)) / 2;
      block.words.forEach((word, i) => {
        const come = settle((since - i * step) / 0.75);
        const line = top + word.line * block.lineHeight;
        context.save();
        context.beginPath();
        context.rect(0, line - block.size * 0.12, box.width, block.lineHeight + block.size * 0.2);
        context.clip();
        context.globalAlpha = held(come * 1.6) * (1 - leaving);
        const sink = (1 - come) * block.lineHeight - glide(leaving) * block.lineHeight * 0.5;
        context.fillText(word.text, left + penOf(block, word), line + block.size * 0.98 + sink);
        context.restore();
      });
    },
  };
};

const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;

/** Letters draw together out of a wide setting, and a line opens below them. */
export const logo: Style = (words, frame) => {
  const unit = unitOf(frame);
  const block = typeset(words, {
    width: frame.width * 0.62,
    lines: 2,
    largest: unit * 0.14,
    smallest: unit * 0.05,
    weight: 700,
    align: 'centre',
  });
  const isJoined = JOINED.test(words);
  const gap = isJoined ? 0 : block.size * 0.1;
  const wide = Math.max(...block.lines.map((line) => line.width + gap * graphemesOf(line.text).length));
  const box = centred(
    { width: wide * 1.35, height: heightOf(block) + block.size * 0.5, size: block.size },
    frame,
  );
  return {
    ...box,
    settledAt: 1.8,
    draw: (context, { since, leaving }) => {
      begin(context, block);
      const come = settle(since / 1.5);
      const spread = gap * (1 + (1 - come) * 2.2);
      const top = (box.height - heightOf(block) - block.size * 0.5) / 2;
      context.globalAlpha = held(since / 0.8) * (1 - leaving);
      block.lines.forEach((line, i) => {
        const baseline = top + i * block.lineHeight + block.size;
        spaced(context, line.text, {
          middle: box.width / 2,
          baseline,
          spread: isJoined ? null : spread,
          block,
        });
      });
      const opened = glide((since - 0.7) / 1) * wide * 0.5;
      context.fillStyle = ACCENT;
      context.fillRect(
        box.width / 2 - opened,
        top + heightOf(block) + block.size * 0.3,
        opened * 2,
        Math.max(2, block.size * 0.035),
      );
    },
  };
};

/** A line of single letters around a middle; in one piece where letters join. */
function spaced(
  context: Context,
  text: string,
  at: { middle: number; baseline: number; spread: number | null; block: Block },
): void {
  const { block, spread } = at;
  if (spread === null) {
    const width = widthOf(text, block);
    context.fillText(text, at.middle + (block.isRightToLeft ? width / 2 : -width / 2), at.baseline);
    return;
  }
  const letters = graphemesOf(text);
  const widths = letters.map((letter) => widthOf(letter, block));
  let x = at.middle - (widths.reduce((sum, one) => sum + one, 0) + spread * (letters.length - 1)) / 2;
  letters.forEach((letter, i) => {
    context.fillText(letter, x, at.baseline);
    x += widths[i]! + spread;
  });
}

/** A large mark, then word by word, as it would be read. */
export const quote: Style = (words, frame) => {
  const unit = unitOf(frame);
  const block = typeset(words, {
    width: frame.width * 0.74,
    lines: 5,
    largest: unit * 0.085,
    smallest: unit * 0.042,
    weight: 400,
    align: 'centre',
  });
  const mark = block.size * 1.6;
  const box = centred({ ...block, height: heightOf(block) + mark }, frame);
  const step = Math.min(0.14, 1.6 / block.words.length);
  return {
    ...box,
    settledAt: 0.3 + step * block.words.length + 0.6,
    draw: (context, { since, leaving }) => {
      begin(context, block);
      const top = (box.height - heightOf(block) - mark) / 2;
      drawMark(
        context,
        { x: box.width / 2, y: top + mark * 1.05, size: mark * 1.6 },
        settle(since / 0.6) * (1 - leaving),
      );
      begin(context, block);
      block.words.forEach((word, i) => {
        const come = settle((since - 0.3 - i * step) / 0.6);
        context.globalAlpha = come * (1 - leaving);
        const y = top + mark + word.line * block.lineHeight + block.size;
        context.fillText(
          word.text,
          (box.width - block.width) / 2 + penOf(block, word),
          y + (1 - come) * block.size * 0.3,
        );
      });
    },
  };
};

function drawMark(context: Context, at: { x: number; y: number; size: number }, share: number): void {
  const mark = typeset('\u201C', {
    width: 1e5,
    lines: 1,
    largest: at.size,
    smallest: at.size,
    weight: 800,
    align: 'left',
  });
  context.direction = 'ltr';
  context.textAlign = 'center';
  takeUp(context, mark);
  context.fillStyle = ACCENT;
  context.globalAlpha = share;
  context.fillText('\u201C', at.x, at.y);
}

/** Numbers from the first to one, each with a ring that closes around it. */
export const countdown: Style = (words, frame): Styled => {
  const unit = unitOf(frame);
  const size = unit * 0.34;
  const block = typeset('0', {
    width: frame.width,
    lines: 1,
    largest: size,
    smallest: size,
    weight: 800,
    align: 'centre',
  });
  const box = boxAround(
    { x: frame.width / 2, y: frame.height / 2 },
    { width: unit * 0.62, height: unit * 0.62 },
    frame,
  );
  const count = Number(words);
  return {
    ...box,
    band: bandAround(frame.height / 2, { height: unit * 0.5, size: unit * 0.12 }, frame),
    settledAt: Infinity,
    draw: (context, { since, seconds, leaving }) => {
      const each = seconds / count;
      const at = Math.min(count - 1, Math.floor(since / each));
      const way = held(since / each - at);
      begin(context, block);
      context.textAlign = 'center';
      context.translate(box.width / 2, box.height / 2);
      context.globalAlpha = held(way * 8) * held((1 - way) * 6) * (1 - leaving * 0.5);
      context.lineCap = 'round';
      context.lineWidth = unit * 0.012;
      context.strokeStyle = ACCENT;
      context.beginPath();
      context.arc(0, 0, unit * 0.27, -Math.PI / 2, -Math.PI / 2 + glide(way) * Math.PI * 2);
      context.stroke();
      const scale = 0.7 + 0.3 * overshoot(way * 3);
      context.scale(scale, scale);
      context.fillText(String(count - at), 0, size * 0.36);
      context.resetTransform();
    },
  };
};
