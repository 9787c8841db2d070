/**
 * Marks of a line that lie on each other, moved aside so that each is seen: as little as it takes, in their order,
 * and none beyond an end. Where there are too many for that, they are as far apart as there is room.
 */
export function spread(
  places: readonly number[],
  { apart, width }: { apart: number; width: number },
): number[] {
  const room = Math.min(apart, width / (places.length + 1));
  const moved = places.map((place) => Math.min(place, width - room / 2));
  for (let index = moved.length - 2; index >= 0; index -= 1)
    moved[index] = Math.min(moved[index] ?? 0, (moved[index + 1] ?? 0) - room);
  let least = room / 2;
  return moved.map((place) => {
    const at = Math.max(place, least);
    least = at + room;
    return at;
  });
}
