import type { ScreenText, TextRole } from '../prompt/screen-text.js';

/** When a text is on the screen, in seconds. The last of a clip stays to its end. */
export interface Showing {
  readonly text: ScreenText;
  readonly from: number;
  readonly to: number;
  readonly leaves: boolean;
}

/** Texts of one lane take turns; those of different lanes are seen together. */
const LANES: Readonly<Record<TextRole, 'middle' | 'foot'>> = {
  title: 'middle',
  logo: 'middle',
  quote: 'middle',
  countdown: 'middle',
  caption: 'foot',
  speech: 'foot',
  'lower-third': 'foot',
};

/** Who shows when. */
export function scheduleOf(texts: readonly ScreenText[], clipSeconds: number): Showing[] {
  return (['middle', 'foot'] as const).flatMap((lane) => {
    const own = texts.filter(({ role }) => LANES[role] === lane);
    const turn = clipSeconds / own.length;
    return own.map((text, i) => {
      const isLast = i === own.length - 1 && text.role !== 'countdown';
      const delay = i === 0 && text.role !== 'countdown' ? Math.min(0.25, turn * 0.08) : 0;
      return { text, from: i * turn + delay, to: (i + 1) * turn, leaves: !isLast };
    });
  });
}
