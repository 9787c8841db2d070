import type { Size } from '../paint/coarse-size.js';
import type { Context } from '../paint/context.js';
import type { TextLook } from '../prompt/screen-text.js';
import { glide, held, overshoot, settle } from './easing.js';
import {
  ACCENT,
  bandAround,
  begin,
  boxAround,
  type Style,
  type Styled,
  type TextMoment,
  unitOf,
  WHITE,
} from './style.js';
import { graphemesOf } from './break-lines.js';
import type { Face } from './fonts.js';
import { typeset, widthOf, type Block } from './typeset.js';

/** A letter, or a word where letters join, and its pen's place in the box. */
interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Letters in their box, at a moment. */
interface Setting {
  readonly block: Block;
  readonly pieces: readonly Piece[];
  readonly box: Size;
  readonly moment: TextMoment;
}

type Mover = (context: Context, setting: Setting) => void;

const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;
/** By when the letters of a look have come, in seconds from the first. */
const SPREAD = 0.9;

const MOVERS: Readonly<Record<TextLook, Mover>> = {
  typewriter,
  bounce,
  neon,
  slide,
  fade,
  glitch,
  stamp,
  wave,
};
/** Seconds after which a look stands still; those that never do go on. */
const SETTLED: Readonly<Record<TextLook, number>> = {
  typewriter: Infinity,
  bounce: SPREAD + 1,
  neon: 1.6,
  slide: SPREAD + 0.9,
  fade: SPREAD + 1.1,
  glitch: Infinity,
  stamp: 0.9,
  wave: Infinity,
};

/** A title that comes in one of eight looks. */
export function kinetic(look: TextLook): Style {
  return (words, frame): Styled => {
    const unit = unitOf(frame);
    const block = typeset(words, {
      width: frame.width * 0.8,
      lines: 3,
      largest: unit * 0.2,
      smallest: unit * 0.055,
      weight: 800,
      align: 'centre',
    });
    const height = block.lines.length * block.lineHeight;
    const middle = frame.height * 0.47;
    // A stamp comes from near the eye.
    const spread = look === 'stamp' ? 1.9 : 1;
    const room = {
      width: (block.width + block.size * 1.6) * spread,
      height: (height + block.size * 1.5) * spread,
    };
    const box = boxAround({ x: frame.width / 2, y: middle }, room, frame);
    const pieces = piecesOf(block, box, look === 'slide' ? wholeWord : lettersOf);
    return {
      ...box,
      band: bandAround(middle, { height: height + block.size * 0.5, size: block.size }, frame),
      settledAt: SETTLED[look],
      draw: (context, moment) => {
        begin(context, block);
        context.globalAlpha = 1 - moment.leaving;
        MOVERS[look](context, { block, pieces, box, moment });
      },
    };
  };
}

function piecesOf(block: Block, box: Size, cut: typeof lettersOf): Piece[] {
  const left = (box.width - block.width) / 2;
  const top = (box.height - block.lines.length * block.lineHeight) / 2;
  return block.words.flatMap((word) => {
    const y = top + word.line * block.lineHeight + block.size * 0.98;
    return cut(word.text, block).map(({ text, at }) => {
      const width = widthOf(text, block);
      return { text, x: left + word.x + at + (block.isRightToLeft ? width : 0), y, width };
    });
  });
}

function wholeWord(text: string): { text: string; at: number }[] {
  return [{ text, at: 0 }];
}

/** Letters with what precedes them; a word whose letters join stays whole. */
function lettersOf(word: string, face: Face): { text: string; at: number }[] {
  if (JOINED.test(word)) return [{ text: word, at: 0 }];
  let before = '';
  return graphemesOf(word).map((text) => {
    const at = widthOf(before, face);
    before += text;
    return { text, at };
  });
}

/** How far each piece has come: one after the other. */
function come({ pieces, moment }: Setting, i: number, seconds: number): number {
  const hurry = Math.max(1, (SPREAD + seconds) / (moment.seconds * 0.6));
  const step = Math.min(0.12, SPREAD / pieces.length);
  return held((moment.since * hurry - i * step) / seconds);
}

function each(context: Context, setting: Setting, draw: (piece: Piece, i: number) => void): void {
  setting.pieces.forEach((piece, i) => {
    context.save();
    draw(piece, i);
    context.restore();
  });
}

function typewriter(context: Context, { pieces, block, moment }: Setting): void {
  const seconds = Math.min(pieces.length * 0.075, moment.seconds * 0.6);
  const count = Math.floor(held(moment.since / seconds) * pieces.length);
  for (const { text, x, y } of pieces.slice(0, count)) context.fillText(text, x, y);
  const last = pieces[Math.max(0, count - 1)]!;
  const isOn = count < pieces.length || Math.floor((moment.since - seconds) / 0.45) % 2 === 1;
  if (!isOn) return;
  const right = count === 0 || block.isRightToLeft ? last.x : last.x + last.width;
  context.fillStyle = ACCENT;
  context.fillRect(
    right + block.size * 0.06,
    last.y - block.size * 0.76,
    block.size * 0.07,
    block.size * 0.9,
  );
}

function bounce(context: Context, setting: Setting): void {
  each(context, setting, ({ text, x, y }, i) => {
    const share = come(setting, i, 1);
    context.globalAlpha *= held(share * 5);
    context.fillText(text, x, y - (1 - bouncing(share)) * setting.block.size * 1.1);
  });
}

/** Falls, and comes up again twice. */
function bouncing(t: number): number {
  if (t < 0.45) return (t / 0.45) ** 2;
  if (t < 0.78) return 1 - 0.28 * (1 - ((t - 0.615) / 0.165) ** 2);
  return 1 - 0.07 * (1 - ((t - 0.89) / 0.11) ** 2);
}

const NEON = '#ff4fa3';
/** When a tube that is switched on is lit, in tenths of a second. */
const FLICKER = [0, 1, 0, 0.4, 1, 0.2, 1, 1, 0.5, 1];

function neon(context: Context, { pieces, block, moment }: Setting): void {
  const lit = FLICKER[Math.floor(moment.since / 0.1)] ?? 1;
  context.globalAlpha *= 0.22 + 0.78 * lit;
  context.shadowColor = NEON;
  for (const blur of lit > 0.3 ? [0.5, 0.22, 0.08] : [0.05]) {
    context.shadowBlur = block.size * blur;
    for (const { text, x, y } of pieces) context.fillText(text, x, y);
  }
}

function slide(context: Context, setting: Setting): void {
  each(context, setting, ({ text, x, y }, i) => {
    const share = settle(come(setting, i, 0.9));
    context.globalAlpha *= held(share * 2);
    context.fillText(text, x - (1 - share) * setting.block.size * 2.4, y);
  });
}

function fade(context: Context, setting: Setting): void {
  each(context, setting, ({ text, x, y }, i) => {
    const share = glide(come(setting, i, 1.1));
    context.globalAlpha *= share;
    context.fillText(text, x, y + (1 - share) * setting.block.size * 0.08);
  });
}

/** The letters, and the two colours that come apart from them. */
const GHOSTS = [
  { colour: '#ff2d6f', by: -1, share: 0.8 },
  { colour: '#26e0ff', by: 1, share: 0.8 },
  { colour: WHITE, by: 0, share: 1 },
] as const;

/** Every so often, and as it comes, the picture tears. */
function glitch(context: Context, { pieces, block, box, moment }: Setting): void {
  const beat = Math.floor(moment.since * 12);
  const isTorn = moment.since < 0.6 || (beat * 7919) % 23 < 4;
  const tear = isTorn ? block.size * 0.09 : 0;
  const shift = (at: number): number => tear * Math.sin(beat * 12.9898 + at * 78.233);
  const bands = isTorn ? 7 : 1;
  for (let i = 0; i < bands; i += 1) {
    context.save();
    context.beginPath();
    context.rect(0, (box.height * i) / bands, box.width, box.height / bands + 1);
    context.clip();
    for (const ghost of GHOSTS) {
      context.fillStyle = ghost.colour;
      context.globalAlpha = (1 - moment.leaving) * ghost.share;
      const aside = shift(i) + ghost.by * (tear * 0.5 + block.size * 0.008);
      pieces.forEach(({ text, x, y }) => context.fillText(text, x + aside, y));
    }
    context.restore();
  }
}

function stamp(context: Context, { pieces, block, box, moment }: Setting): void {
  const share = held(moment.since / 0.28);
  const scale = 2.2 - 1.2 * share ** 3;
  const shake = moment.since > 0.28 ? Math.sin(moment.since * 60) * Math.exp((0.28 - moment.since) * 12) : 0;
  context.globalAlpha *= held(share * 1.6);
  context.translate(box.width / 2, box.height / 2 + shake * block.size * 0.06);
  context.rotate(-0.05);
  context.scale(scale * 0.88, scale * 0.88);
  context.translate(-box.width / 2, -box.height / 2);
  for (const { text, x, y } of pieces) context.fillText(text, x, y);
  context.lineWidth = block.size * 0.07;
  context.strokeStyle = ACCENT;
  const pad = block.size * 0.3;
  const height = block.lines.length * block.lineHeight + pad;
  context.strokeRect(
    (box.width - block.width) / 2 - pad,
    (box.height - height) / 2,
    block.width + pad * 2,
    height,
  );
}

function wave(context: Context, setting: Setting): void {
  each(context, setting, ({ text, x, y }, i) => {
    const share = overshoot(come(setting, i, 0.8));
    const ride = Math.sin(setting.moment.since * 3.4 - i * 0.55) * setting.block.size * 0.1;
    context.globalAlpha *= held(share);
    context.fillText(text, x, y + ride * held(share) + (1 - share) * setting.block.size * 0.5);
  });
}
