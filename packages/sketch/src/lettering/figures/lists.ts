import type { Size } from '../../paint/coarse-size.js';
import type { Entry } from '../../prompt/figures/entries.js';
import { glide, overshoot, settle } from '../easing.js';
import { ACCENT, WHITE, type Style, type Styled } from '../style.js';
import { takeUp } from '../fonts.js';
import { typeset, type Block } from '../typeset.js';
import {
  cardOf,
  faded,
  heightOf,
  INK,
  onCard,
  setAlike,
  type Sheet,
  staggered,
  TRACK,
  write,
} from './card.js';

type Mark = (sheet: Sheet, at: { x: number; y: number; radius: number; come: number; entry: Entry }) => void;

const numbered: Mark = ({ context }, { x, y, radius, come, entry }) => {
  disc(context, { x, y, radius: radius * overshoot(come) }, ACCENT);
  const number = typeset(entry.shown, {
    width: radius * 1.6,
    lines: 1,
    largest: radius * 1.05,
    smallest: radius * 0.3,
    weight: 800,
    align: 'left',
  });
  takeUp(context, number);
  context.fillStyle = INK;
  context.direction = 'ltr';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(entry.shown, x, y + radius * 0.04);
};

const ticked: Mark = ({ context }, { x, y, radius, come }) => {
  disc(context, { x, y, radius: radius * 0.82 * overshoot(come) }, ACCENT);
  const drawn = glide((come - 0.3) / 0.7);
  context.beginPath();
  context.moveTo(x - radius * 0.36, y + radius * 0.02);
  context.lineTo(
    x - radius * 0.36 + radius * 0.26 * Math.min(1, drawn * 3),
    y + radius * 0.28 * Math.min(1, drawn * 3),
  );
  if (drawn > 0.34) {
    const share = (drawn - 0.34) / 0.66;
    context.lineTo(x - radius * 0.1 + radius * 0.48 * share, y + radius * (0.28 - 0.56 * share));
  }
  context.lineWidth = radius * 0.16;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = INK;
  context.stroke();
};

function disc(
  context: Sheet['context'],
  { x, y, radius }: { x: number; y: number; radius: number },
  colour: string,
): void {
  context.beginPath();
  context.arc(x, y, Math.max(0, radius), 0, Math.PI * 2);
  context.fillStyle = colour;
  context.fill();
}

/** Numbered discs on a line: side by side where there is room, else one below the other. */
export const steps: Style = (heading, frame, entries): Styled => {
  const { isTall, ...rest } = cardOf(frame);
  const isBare = entries.every(({ label }) => label === '');
  const isWide = !isTall && frame.width > frame.height * 1.05 && entries.length <= 5;
  if (!isWide && !isBare) return rows(heading, frame, { entries, mark: numbered, isJoined: true });
  const height = rest.unit * ((isBare ? 0.4 : 0.62) + (heading ? 0.14 : 0));
  return onCard(heading, { frame, shape: { isTall, ...rest, height } }, (sheet) => row(sheet, entries));
};

/** Ticks in front of what is done. */
export const checklist: Style = (heading, frame, entries): Styled =>
  rows(heading, frame, { entries, mark: ticked, isJoined: false });

function row(sheet: Sheet, entries: readonly Entry[]): void {
  const { context, area, unit, at } = sheet;
  const slot = area.width / entries.length;
  const radius = Math.min(unit * 0.078, slot * 0.3);
  const labels = setAlike(
    entries.map(({ label }) => label || ' '),
    {
      width: slot * 0.9,
      lines: 2,
      largest: unit * 0.062,
      smallest: unit * 0.03,
      weight: 700,
      align: 'centre',
    },
  );
  const isBare = entries.every(({ label }) => label === '');
  const below = isBare ? 0 : Math.max(...labels.map(heightOf)) + unit * 0.05;
  const y = area.y + (area.height - radius * 2 - below) / 2 + radius;
  const first = area.x + slot / 2;
  context.fillStyle = TRACK;
  context.fillRect(first, y - unit * 0.003, (area.width - slot) * glide(at / 1.4), unit * 0.006);
  entries.forEach((entry, i) => {
    const come = staggered(at * 0.8, i * 2, entries.length * 2);
    const label = labels[i]!;
    const x = first + slot * i;
    faded(context, come * 4, () => numbered(sheet, { x, y, radius, come, entry }));
    faded(context, come * 2, () =>
      write(context, label, {
        x: x - label.width / 2,
        y: y + radius + unit * 0.05 + (1 - settle(come)) * unit * 0.03,
        colour: WHITE,
      }),
    );
  });
}

interface Rows {
  readonly entries: readonly Entry[];
  readonly mark: Mark;
  /** Whether a line leads from each to the next. */
  readonly isJoined: boolean;
}

function rows(heading: string, frame: Size, list: Rows): Styled {
  const card = cardOf(frame);
  const { unit } = card;
  const each = Math.min(unit * 0.19, (card.height - unit * (heading ? 0.34 : 0.18)) / list.entries.length);
  const labels = setAlike(
    list.entries.map(({ label }) => label || ' '),
    {
      width: card.width - unit * 0.15 - each * 1.1,
      lines: 2,
      largest: Math.min(unit * 0.07, each * 0.44),
      smallest: Math.min(unit * 0.036, each * 0.34),
      weight: 700,
      align: 'left',
    },
  );
  const widest = Math.max(...labels.map(({ width }) => width)) + each * 1.1 + unit * 0.2;
  const width = heading ? card.width : Math.min(card.width, Math.max(widest, unit * 0.6));
  const height = Math.min(card.height, each * list.entries.length + unit * (heading ? 0.32 : 0.16));
  return onCard(heading, { frame, shape: { ...card, width, height } }, (sheet) =>
    drawRows(sheet, list, labels),
  );
}

function drawRows(sheet: Sheet, { entries, mark, isJoined }: Rows, labels: readonly Block[]): void {
  const { context, area, unit, at } = sheet;
  const each = area.height / entries.length;
  const radius = Math.min(each * 0.38, unit * 0.07);
  const x = area.x + radius;
  if (isJoined) {
    context.fillStyle = TRACK;
    context.fillRect(
      x - unit * 0.003,
      area.y + each / 2,
      unit * 0.006,
      (area.height - each) * glide(at / 1.4),
    );
  }
  entries.forEach((entry, i) => {
    const come = staggered(at * 0.8, i * 2, entries.length * 2);
    const label = labels[i]!;
    const y = area.y + each * (i + 0.5);
    faded(context, come * 4, () => mark(sheet, { x, y, radius, come, entry }));
    faded(context, come * 2, () =>
      write(context, label, {
        x: x + radius * 1.7 + (1 - settle(come)) * unit * 0.04,
        y: y - heightOf(label) / 2,
        colour: WHITE,
      }),
    );
  });
}
