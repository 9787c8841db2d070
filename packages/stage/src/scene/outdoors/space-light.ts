import type { PlaceName } from '../../plan/stage-plan.js';
import type { Mood } from '../mood.js';

/** Where the sun is seen from in space: all that looks away from it is dark. */
const SUN = [-4.3, 2, 0.9] as const;

/** Light where there is no air: one sun, hard and from aside, a cold rim, and next to nothing from all around. */
function inSpace(mood: Mood): Mood {
  return {
    ...mood,
    exposure: 1.05,
    key: { colour: '#fff1dc', power: 5.4, from: SUN },
    around: ['#1b2444', '#12172c', '#090b14'],
    aroundPower: 0.34,
    boxes: [
      { colour: '#fff1dc', power: 15, at: [-8.4, 4, 1.8], size: [2, 2] },
      { colour: '#5f8fff', power: 12, at: [6, 1.2, -5], size: [1.6, 6] },
      { colour: '#c46bff', power: 5, at: [-4, -4, -5], size: [3, 1.4] },
    ],
  };
}

/** On the moon the ground throws light back. */
function onMoon(mood: Mood): Mood {
  return {
    ...mood,
    exposure: 1.02,
    key: { colour: '#fff4e2', power: 4.6, from: [-3.8, 2.6, 2.2] },
    around: ['#1c2338', '#2b2d38', '#5b5a58'],
    aroundPower: 0.55,
    boxes: [
      { colour: '#fff4e2', power: 13, at: [-7, 4.6, 4], size: [2, 2] },
      { colour: '#6f9fff', power: 8, at: [6, 2, -4], size: [1.4, 5] },
    ],
    onGround: '#4c4c50',
  };
}

/** The light of a place beyond the air; that of all others stays as it is. */
export function beyondAir(name: PlaceName, mood: Mood): Mood {
  if (name === 'space') return inSpace(mood);
  return name === 'moon' ? onMoon(mood) : mood;
}
