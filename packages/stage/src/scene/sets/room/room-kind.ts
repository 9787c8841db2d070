/** What a room is for, by what stands in it. */
export type RoomKind = 'bedroom' | 'bathroom' | 'kitchen' | 'office' | 'dining' | 'living';

const BY_FURNITURE: readonly (readonly [RoomKind, readonly string[]])[] = [
  ['bathroom', ['bathtub']],
  ['bedroom', ['bed', 'crib']],
  ['kitchen', ['fitted kitchen', 'fridge', 'stove', 'island counter']],
  ['office', ['table']],
];
/** A table with more of them than this is dined at. */
const ONE_SEAT = 1;

export function kindOf(nouns: readonly string[]): RoomKind {
  const chairs = nouns.filter((noun) => noun === 'chair').length;
  if (nouns.includes('table') && chairs > ONE_SEAT) return 'dining';
  return (
    BY_FURNITURE.find(([, furniture]) => furniture.some((noun) => nouns.includes(noun)))?.[0] ?? 'living'
  );
}
