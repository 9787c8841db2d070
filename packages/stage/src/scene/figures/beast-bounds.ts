import { type Acting, type Actor, BASE } from './beast-at-rest.js';
import type { Place } from './beast-pose.js';
import { type Gait, stepAt } from './step.js';

const { PI, sin, cos } = Math;

/** On in hops of both hind feet, arms before the chest: a kangaroo. */
export const bounding = ({ leg }: Actor): Acting => {
  const period = 0.62;
  const stride = 2.6 * leg;
  const stands = 0.36;
  const gait: Gait = { period, stride, stands, lift: 0 };
  return {
    gait,
    pose: (t) => {
      const at = t / period - Math.floor(t / period);
      const share = (at - stands) / (1 - stands);
      const up = share > 0 ? 0.55 * leg * 4 * share * (1 - share) : 0;
      const sunk = share > 0 ? 0 : 0.22 * leg * sin((at / stands) * PI);
      const { ahead } = stepAt(gait, at);
      const [tilt, tail] = [cos((at - 0.18) * 2 * PI), sin((at - 0.1) * 2 * PI)];
      const arm: Place = [0, up - sunk, 0.04 * tilt];
      const foot: Place = [0, up, ahead];
      return {
        ...BASE,
        body: [0, up - sunk, 0],
        pitch: 0.2 + 0.1 * tilt,
        neck: -0.14 - 0.06 * tilt,
        nod: -0.05 * tilt,
        tail: [0.1 + 0.3 * tail, 0],
        feet: [arm, arm, foot, foot],
      };
    },
  };
};
