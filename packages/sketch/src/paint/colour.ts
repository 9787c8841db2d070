/** Red, green, blue in 0..255 (may leave the range on the way). */
export type Rgb = readonly [number, number, number];

/** `#rrggbb` to Rgb. */
export function hex(code: string): Rgb {
  const value = Number.parseInt(code.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Straight mix: 0 is `a`, 1 is `b`. */
export function mix(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** Brightness scale. */
export function scale(colour: Rgb, by: number): Rgb {
  return [colour[0] * by, colour[1] * by, colour[2] * by];
}

/** Rec. 709 luma, 0..255. */
export function luma(colour: Rgb): number {
  return colour[0] * 0.2126 + colour[1] * 0.7152 + colour[2] * 0.0722;
}

/** A CSS colour with opacity 0..1. */
export function css(colour: Rgb, opacity = 1): string {
  const part = (v: number): number => Math.round(Math.min(255, Math.max(0, v)));
  return `rgba(${part(colour[0])},${part(colour[1])},${part(colour[2])},${Math.round(opacity * 1000) / 1000})`;
}

/** A colour ramp: evenly read stops in 0..1, mixed straight between neighbours. */
export function ramp(stops: readonly (readonly [number, Rgb])[], at: number): Rgb {
  const first = stops[0];
  if (!first || at <= first[0]) return first?.[1] ?? [0, 0, 0];
  for (let i = 1; i < stops.length; i += 1) {
    const [end, colour] = stops[i]!;
    const [start, before] = stops[i - 1]!;
    if (at <= end) return mix(before, colour, smooth((at - start) / (end - start)));
  }
  return stops[stops.length - 1]![1];
}

/** Ease in and out, 0..1 to 0..1. */
export function smooth(t: number): number {
  const channel = Math.min(1, Math.max(0, t));
  return channel * channel * (3 - 2 * channel);
}

/** Clamp to 0..1. */
export function unit(t: number): number {
  return Math.min(1, Math.max(0, t));
}
