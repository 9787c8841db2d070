import type { OwnedVideos, OwnVideos, Video } from '@clipwright/core/dashboard';

/** A page of one's own videos, or of everybody's. */
export type VideoPage = OwnVideos | OwnedVideos;

/** The pages that a list has so far, one below the other. */
export interface Shown {
  readonly query: string;
  readonly videos: readonly Video[];
  readonly cursor: string | null;
  /** How far back its last page has looked for more, where that was all that it was let. */
  readonly lookedBackTo: string | null;
  /** It has looked further back than its first page: what is on no page was looked for nevertheless. */
  readonly isDeeper: boolean;
}

/** How far back was looked, and where to go on. */
export interface LookedBack {
  readonly to: string;
  readonly cursor: string;
}

export function lookedBackIn(shown: Shown | null): LookedBack | null {
  if (shown === null || shown.cursor === null || shown.lookedBackTo === null) return null;
  return { to: shown.lookedBackTo, cursor: shown.cursor };
}

/** A next page goes below what is known; the first one takes the place of what it reaches down to. */
export function joined(
  before: Shown | null,
  { query, page, isFirst }: { query: string; page: VideoPage; isFirst: boolean },
): Shown {
  const known = before?.query === query ? before : null;
  const lookedBackTo = lookedBackToOf(page);
  const here = { query, cursor: page.next_cursor, lookedBackTo };
  if (known === null) return { ...here, videos: page.videos, isDeeper: false };
  if (!isFirst) {
    const isDeeper = known.isDeeper || known.lookedBackTo !== null || lookedBackTo !== null;
    return { ...here, videos: [...known.videos, ...without(page.videos, known.videos)], isDeeper };
  }
  const below = belowOf(page, known);
  if (below === null) return { ...here, videos: page.videos, isDeeper: false };
  return { ...known, videos: [...page.videos, ...below] };
}

/** What a first page leaves as it is; null where a list begins anew with it. */
function belowOf(page: VideoPage, { videos, isDeeper }: Shown): readonly Video[] | null {
  if (page.next_cursor === null) return null;
  const reach = lookedBackToOf(page);
  const below =
    reach === null
      ? olderThan(page.videos.at(-1), videos)
      : without(
          videos.filter(({ created_at: created }) => created <= reach),
          page.videos,
        );
  if (below === null) return null;
  return below.length > 0 || isDeeper ? below : null;
}

const lookedBackToOf = (page: VideoPage): string | null =>
  'looked_back_to' in page ? page.looked_back_to : null;

/** Those behind a video; null where it is not among them. */
function olderThan(last: Video | undefined, videos: readonly Video[]): readonly Video[] | null {
  const at = videos.findIndex(({ video_id: id }) => id === last?.video_id);
  return at === -1 ? null : videos.slice(at + 1);
}

function without(videos: readonly Video[], others: readonly Video[]): readonly Video[] {
  const known = new Set(others.map(({ video_id: id }) => id));
  return videos.filter(({ video_id: id }) => !known.has(id));
}
