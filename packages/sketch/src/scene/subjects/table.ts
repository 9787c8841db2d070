import { INDOORS } from '../../prompt/vocabulary.js';
import type { SceneDescription } from '../../prompt/scene-description.js';
import { traitsOf } from '../../subjects/traits-of.js';

/** World y of the far edge of the table that small things stand on in a room, and how near it is. */
export const TABLE_TOP = 0.76;
export const TABLE_DEPTH = 0.6;

/** Whether a table stands in the foreground: in rooms, where something lies on it. */
export function hasTable({ setting, subjects }: Pick<SceneDescription, 'setting' | 'subjects'>): boolean {
  return INDOORS.includes(setting) && subjects.some((one) => traitsOf(one).habitat === 'table');
}
