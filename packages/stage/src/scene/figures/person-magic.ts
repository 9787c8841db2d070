import { CALM } from './face.js';
import type { Acting } from './person-at-rest.js';

/** The right hand is thrust up and aside with what is over it, the left one goes back. */
export const conjuring = (base: Acting['pose']): Acting => ({
  gait: null,
  pose: (t) => {
    const beat = t * 2.4 - 0.9;
    const thrust = 0.5 + 0.5 * Math.sin(beat);
    return {
      ...base(t),
      tilt: 0.05 * Math.sin(beat * 0.5),
      face: { ...CALM, open: 0.1 + 0.3 * thrust, smile: 0.3 },
      hands: [
        {
          at: [0.06 + 0.4 * thrust, -0.36 + 0.16 * Math.sin(beat + 1), 0.62 - 0.3 * thrust],
          elbow: [1, -0.6, -0.2],
        },
        { at: [0.3 + 0.42 * thrust, -0.28 + 0.62 * thrust, 0.66], elbow: [1, -0.9, 0] },
      ],
    };
  },
});
