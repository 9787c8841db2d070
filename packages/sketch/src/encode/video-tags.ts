type Tags = Readonly<Record<string, string>>;

/** What muxers write by themselves; it tells nothing of how a video was made. */
const MUXER_TAGS = new Set([
  'major_brand',
  'minor_version',
  'compatible_brands',
  'encoder',
  'handler_name',
  'vendor_id',
  'language',
  'creation_time',
  'duration',
  'timecode',
]);

/** What the comment of every video of ours begins with. */
export const OUR_COMMENT = 'Clipwright';

/** Whether they hold a title. What Clipwright draws is titled with its prompt. */
export const isTitled = (sets: readonly Tags[]): boolean =>
  sets
    .flatMap((tags) => Object.entries(tags))
    .some(([name, value]) => name.toLowerCase() === 'title' && value !== '');

/** Whether any of these tags, of the file or of a track, is neither a muxer's nor ours. */
export function hasForeignTags(sets: readonly Tags[]): boolean {
  const told = new Map(
    sets.flatMap((tags) => Object.entries(tags)).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const isOurs = told.get('comment')?.startsWith(OUR_COMMENT) === true;
  return [...told.keys()].some(
    (name) => !MUXER_TAGS.has(name) && !(isOurs && (name === 'title' || name === 'comment')),
  );
}
