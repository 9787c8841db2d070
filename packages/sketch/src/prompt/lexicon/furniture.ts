import type { SubjectDescription } from '../scene-description.js';
import { ROOMS, type Setting } from '../vocabulary.js';

/** As many people as make an audience. */
const AUDIENCE = 8;

/** Whether a setting has this built in, so that no second one stands in it: a window in a wall, an audience. */
export function isFurniture(
  { noun, count }: SubjectDescription,
  { setting, laid }: { readonly setting: Setting; readonly laid: boolean },
): boolean {
  if (setting === 'theatre')
    return BUILT_INTO_STAGES.includes(noun) || (noun === 'person' && count >= AUDIENCE);
  return ROOMS.includes(setting) && (BUILT_INTO_ROOMS.includes(noun) || (laid && TABLES.includes(noun)));
}

/** Where a table stands before us already, laid with what is small. */
const TABLES: readonly string[] = ['table', 'desk'];
const BUILT_INTO_ROOMS: readonly string[] = ['window', 'curtains', 'blinds', 'lamps', 'ceiling lamp'];
const BUILT_INTO_STAGES: readonly string[] = [
  'stage light',
  'spotlight',
  'curtains',
  'audience',
  'rocks',
  'boulder pile',
];
