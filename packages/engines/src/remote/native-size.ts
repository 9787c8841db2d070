import { z } from 'zod';

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** As conforming has it: what is made may be so much smaller than asked, and at most half of it is cut away. */
const SCALED_UP_AT_MOST = 24;
const CUT_AWAY_AT_MOST = 0.5;

/** A size in settings and manifests: `1280x704`. */
export const nativeSize = z.string().regex(/^[1-9]\d{1,3}x[1-9]\d{1,3}$/, 'takes sizes such as 1280x704');

function sizeOf(text: string): Size {
  const [width = 0, height = 0] = text.split('x').map(Number);
  return { width, height };
}

export const textOfSize = ({ width, height }: Size): string => `${width}x${height}`;

/** The size that a model is asked for: its nearest native one, else the asked one in its steps, rounded up. */
export function sizeToMake(
  asked: Size,
  { sizes, sizeMultiple }: { readonly sizes: readonly string[]; readonly sizeMultiple: number },
): Size {
  const up = (side: number): number => Math.ceil(side / sizeMultiple) * sizeMultiple;
  return nearestNative(asked, sizes.map(sizeOf)) ?? { width: up(asked.width), height: up(asked.height) };
}

/**
 * Of the sizes that can be conformed to what is asked, the one of which least is cut away, then the smallest.
 */
function nearestNative(asked: Size, sizes: readonly Size[]): Size | null {
  const fit = sizes
    .map((size) => ({ size, cut: cutAway(size, asked), pixels: size.width * size.height }))
    .filter(({ size, cut }) => covers(size, asked) && cut <= CUT_AWAY_AT_MOST);
  const [best] = fit.toSorted((one, other) => one.cut - other.cut || one.pixels - other.pixels);
  return best?.size ?? null;
}

const covers = (made: Size, asked: Size): boolean =>
  asked.width - made.width <= SCALED_UP_AT_MOST && asked.height - made.height <= SCALED_UP_AT_MOST;

/** In twentieths of the picture: sizes of one shape differ by their rounding alone. */
function cutAway(made: Size, asked: Size): number {
  const factor = Math.max(asked.width / made.width, asked.height / made.height);
  const kept = (asked.width * asked.height) / (made.width * made.height * factor ** 2);
  return Math.floor(Math.max(0, 1 - kept) * 20) / 20;
}
