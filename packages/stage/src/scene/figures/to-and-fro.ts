/**
 * From 1 to -1 and back: at one end as a clip begins, at the other one a second and two thirds later. What swings in a
 * rhythm of its own may be back where it was when somebody looks again.
 */
export const toAndFro = (seconds: number, late = 0): number => Math.sin(1.9 * (seconds - late) + 1.25);

/** The same, with a while at each end. */
export const fromOneToOther = (seconds: number, late = 0): number =>
  Math.tanh(2.2 * toAndFro(seconds, late)) / 0.976;
