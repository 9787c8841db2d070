import type { ScreenText, TextRole } from '../prompt/screen-text.js';

/** When a text is on the screen, in seconds. The last of a clip stays to its end. */
export interface Showing {
  readonly text: ScreenText;
  readonly from: number;
  readonly to: number;
  readonly leaves: boolean;
}

/** Texts of one lane take turns; those of different lanes are seen together. */
const AT_THE_FOOT: readonly TextRole[] = ['caption', 'speech', 'lower-third'];

/** Who shows when: at a time of its own, or in turn. */
export function scheduleOf(texts: readonly ScreenText[], clipSeconds: number): Showing[] {
  return (['middle', 'foot'] as const).flatMap((lane) => {
    const own = texts.filter(({ role }) => AT_THE_FOOT.includes(role) === (lane === 'foot'));
    const turn = clipSeconds / own.length;
    return own.map((text, i) => {
      if (text.at) return { text, ...text.at, leaves: text.at.to < clipSeconds };
      const isLast = i === own.length - 1 && text.role !== 'countdown';
      const delay = i === 0 && text.role !== 'countdown' ? Math.min(0.25, turn * 0.08) : 0;
      return { text, from: i * turn + delay, to: (i + 1) * turn, leaves: !isLast };
    });
  });
}
