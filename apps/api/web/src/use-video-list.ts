import type { OwnedVideos, OwnVideo, OwnVideos, Video } from '@clipwright/core/dashboard';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { call, sentenceOf } from './call.js';
import { useChange, useConnection, useEvents, usePace } from './events/live.js';
import { topicsOf } from './events/topics.js';
import { ASK_AGAIN_MS, leaveWhenSignedOut, useEvery } from './use-loaded.js';
import { moved } from './use-video.js';
import { isUnfinished } from './words.js';

/** A list that grows as one goes down it, and at its top as videos are made, here or elsewhere. */
export interface VideoList {
  readonly videos: readonly Video[];
  /** False until the first page is there. */
  readonly loaded: boolean;
  readonly fault: string | null;
  readonly hasMore: boolean;
  more(): void;
  remove(videoId: string): void;
}

/** A page of one's own videos, or of everybody's. */
type VideoPage = OwnVideos | OwnedVideos;

const FOLLOW_EVERY_MS = 1_000;
const LOOK_EVERY_MS = 5_000;

const pathOf = (path: string, query: string, cursor: string | null): string => {
  const parameters = [query, cursor === null ? '' : `cursor=${encodeURIComponent(cursor)}`]
    .filter(Boolean)
    .join('&');
  return parameters === '' ? path : `${path}?${parameters}`;
};

interface Shown {
  readonly query: string;
  readonly videos: readonly Video[];
  readonly cursor: string | null;
}

/** Reads page after page, and the first one again and again; what is unfinished is followed until it ends. */
export function useVideoList(path: string, query: string): VideoList {
  const [shown, setShown] = useState<Shown | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const loading = useRef('');
  const again = useRef(false);

  const load = useCallback(
    async (cursor: string | null): Promise<void> => {
      const asked = pathOf(path, query, cursor);
      if (loading.current === asked) return;
      loading.current = asked;
      again.current = false;
      try {
        const page = await call<VideoPage>('GET', asked);
        if (loading.current === asked)
          setShown((before) => joined(before, { query, page, isFirst: cursor === null }));
        setFault(null);
      } catch (error) {
        leaveWhenSignedOut(error);
        setFault(sentenceOf(error));
      } finally {
        loading.current = '';
        // What changed while it was on its way may not be in it.
        if (again.current) void load(null);
      }
    },
    [path, query],
  );

  useEffect(() => void load(null), [load]);
  const look = (): void => void (loading.current === '' && load(null));
  const topics = topicsOf(path);
  const pace = usePace(topics, LOOK_EVERY_MS);
  useChange(topics, () => {
    again.current = loading.current !== '';
    look();
  });
  useEvery(fault === null ? pace : ASK_AGAIN_MS, look);
  const current = shown?.query === query ? shown : null;
  const update = (change: (videos: readonly Video[]) => readonly Video[]): void =>
    setShown((before) => (before === null ? null : { ...before, videos: change(before.videos) }));
  useFollowed(path === 'videos' ? (current?.videos ?? []) : [], update);

  const remove = (videoId: string): void => {
    // A page that is on its way may still have it.
    loading.current = '';
    update((videos) => videos.filter((video) => video.video_id !== videoId));
  };
  return { ...readable(current, load), fault, remove };
}

function readable(
  current: Shown | null,
  load: (cursor: string) => Promise<void>,
): Omit<VideoList, 'fault' | 'remove'> {
  const cursor = current?.cursor ?? null;
  return {
    videos: current?.videos ?? [],
    loaded: current !== null,
    hasMore: cursor !== null,
    more: () => void (cursor !== null && load(cursor)),
  };
}

/** A next page goes below what is known; the first one takes the place of what it reaches down to. */
function joined(
  before: Shown | null,
  { query, page, isFirst }: { query: string; page: VideoPage; isFirst: boolean },
): Shown {
  const known = before?.query === query ? before : null;
  if (known === null) return { query, videos: page.videos, cursor: page.next_cursor };
  if (!isFirst) return { query, videos: [...known.videos, ...page.videos], cursor: page.next_cursor };
  const below = page.next_cursor === null ? [] : olderThan(page.videos.at(-1), known.videos);
  return {
    query,
    videos: [...page.videos, ...below],
    cursor: below.length === 0 ? page.next_cursor : known.cursor,
  };
}

function olderThan(last: Video | undefined, videos: readonly Video[]): readonly Video[] {
  const at = videos.findIndex(({ video_id: id }) => id === last?.video_id);
  return at === -1 ? [] : videos.slice(at + 1);
}

/** Follows the unfinished ones among these as events tell, and by asking again and again. */
function useFollowed(
  videos: readonly Video[],
  update: (change: (videos: readonly Video[]) => readonly Video[]) => void,
): void {
  const unfinished = videos.filter(({ status }) => isUnfinished(status));
  const pace = useConnection() === 'live' ? LOOK_EVERY_MS : FOLLOW_EVERY_MS;
  useEvents((event) => update((known) => known.map((video) => moved(video, event))));
  useEvery(unfinished.length === 0 ? null : pace, async () => {
    for (const { video_id: id } of unfinished) {
      const now = await call<OwnVideo>('GET', `videos/${id}`).catch(() => null);
      if (now !== null) update((known) => known.map((video) => (video.video_id === id ? now : video)));
    }
  });
}
