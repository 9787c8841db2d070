import { type HallName, isRoom, type StagePlan } from '../plan/stage-plan.js';
import type { MoodName } from './mood.js';
import { tableMoodOf } from './table-light.js';

const isDull = ({ sky }: StagePlan): boolean =>
  sky !== null && sky.airs.some((air) => air === 'rain' || air === 'storm');

/** Where lamps are cold at night. */
const TUBES: readonly HallName[] = [
  'gym',
  'garage',
  'restaurant kitchen',
  'corridor',
  'station',
  'shop',
  'hospital',
  'office',
  'cockpit',
];

const DARK: readonly StagePlan['light'][] = ['night', 'candle', 'drama'];

/** A room that is dressed has lamps of its own, and needs little light besides. */
function byLamps({ hall, set, counter }: StagePlan): MoodName {
  if (hall !== undefined && TUBES.includes(hall.name)) return 'lamplit';
  return set === 'room' && counter === null ? 'hearth' : 'evening';
}

/** A room has softer light than a table in the sun, lamps at night, and no sun where it rains. */
export function moodIn(plan: StagePlan): MoodName {
  const { set, light, cave } = plan;
  if (set === 'cave') return cave === 'gold' ? 'evening' : 'cave';
  if (!isRoom(set) || light === 'neon') return tableMoodOf(plan);
  if (DARK.includes(light)) return byLamps(plan);
  if (isDull(plan)) return set === 'windowsill' ? 'cosy' : 'overcast';
  return 'room';
}
