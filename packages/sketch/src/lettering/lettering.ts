import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Size } from '../paint/coarse-size.js';
import type { ScreenText, TextRole } from '../prompt/screen-text.js';
import { countdown, logo, quote, title } from './centre-styles.js';
import type { LentFont } from '../letters/letter-shelf.js';
import { held } from './easing.js';
import { lendFonts } from './fonts.js';
import { caption, lowerThird } from './foot-styles.js';
import { bars } from './figures/bars.js';
import { chat, price } from './figures/forms.js';
import { line } from './figures/line.js';
import { checklist, steps } from './figures/lists.js';
import { arrow, measure, progress } from './figures/measure.js';
import { pins } from './figures/pins.js';
import { donut, pie } from './figures/round.js';
import { kinetic } from './kinetic.js';
import { darken } from './darken.js';
import { Overlay } from './overlay.js';
import { scheduleOf, type Showing } from './schedule.js';
import type { Style, Styled } from './style.js';

const STYLES: Readonly<Record<TextRole, Style>> = {
  title,
  logo,
  quote,
  countdown,
  caption,
  speech: caption,
  'lower-third': lowerThird,
  bars,
  line,
  donut,
  pie,
  measure,
  progress,
  steps,
  timeline: steps,
  checklist,
  pins,
  arrow,
  chat,
  price,
};

function styleOf({ role, look }: ScreenText): Style {
  return role === 'title' && look ? kinetic(look) : STYLES[role];
}

const LEAVE_SECONDS = 0.45;
const COME_SECONDS = 0.5;

interface Sheet {
  readonly showing: Showing;
  readonly styled: Styled;
  readonly canvas: Canvas;
  readonly overlay: Overlay;
  /** The text as it stands still, once it does. */
  still: Uint8Array | null;
}

/** Words on the screen, laid over frames that were painted already. A frame is a pure function of its number. */
export class Lettering {
  private readonly sheets: readonly Sheet[];

  constructor(
    private readonly clip: {
      readonly texts: readonly ScreenText[];
      readonly size: Size;
      readonly fps: number;
      readonly frameCount: number;
      /** Letters that were fetched, for those of its words that need them. */
      readonly fonts?: readonly LentFont[];
    },
  ) {
    const { texts, size, fps, frameCount, fonts = [] } = clip;
    lendFonts(fonts);
    this.sheets = scheduleOf(texts, frameCount / fps).map((showing) => {
      const styled = styleOf(showing.text)(showing.text.words, size, showing.text.entries ?? []);
      return {
        showing,
        styled,
        canvas: createCanvas(styled.width, styled.height),
        overlay: new Overlay(styled),
        still: null,
      };
    });
  }

  /** Changes the I420 bytes of frame `index`. */
  lay(frame: Uint8Array, index: number): void {
    const seconds = index / this.clip.fps;
    for (const sheet of this.sheets) {
      const { from, to } = sheet.showing;
      if (seconds >= from && seconds < to) this.laySheet(frame, sheet, seconds);
    }
  }

  private laySheet(frame: Uint8Array, sheet: Sheet, seconds: number): void {
    const { from, to, leaves } = sheet.showing;
    const leaving = leaves ? held((seconds - to + LEAVE_SECONDS) / LEAVE_SECONDS) : 0;
    const since = seconds - from;
    const isStill = leaving === 0 && since >= sheet.styled.settledAt;
    const pixels = (isStill ? sheet.still : null) ?? this.draw(sheet, { since, leaving, seconds: to - from });
    sheet.still = isStill ? pixels : null;
    const onto = { bytes: frame, size: this.clip.size };
    const { band, x, width } = sheet.styled;
    const share = held(since / COME_SECONDS) * (1 - leaving);
    if (band) darken(onto, band, { share, columns: { from: x, to: x + width } });
    sheet.overlay.take(pixels);
    sheet.overlay.lay(onto);
  }

  private draw({ styled, canvas }: Sheet, moment: Parameters<Styled['draw']>[1]): Uint8Array {
    const context = canvas.getContext('2d');
    context.resetTransform();
    context.globalAlpha = 1;
    context.clearRect(0, 0, styled.width, styled.height);
    context.save();
    styled.draw(context, moment);
    context.restore();
    return canvas.data();
  }
}
