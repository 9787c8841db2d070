import type { OwnVideo, Video } from '@clipwright/core/dashboard';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { call, sentenceOf } from './call.js';
import { useChange, useConnection, useEvents, usePace } from './events/live.js';
import { topicsOf } from './events/topics.js';
import { joined, type LookedBack, lookedBackIn, type Shown, type VideoPage } from './video-pages.js';
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
  /** How far back a search has looked that wants to be told to go on; null where a list ends, or has a whole page. */
  readonly lookedBack: LookedBack | null;
  more(): void;
  remove(videoId: string): void;
}

const FOLLOW_EVERY_MS = 1_000;
const LOOK_EVERY_MS = 5_000;

const pathOf = (path: string, query: string, cursor: string | null): string => {
  const parameters = [query, cursor === null ? '' : `cursor=${encodeURIComponent(cursor)}`]
    .filter(Boolean)
    .join('&');
  return parameters === '' ? path : `${path}?${parameters}`;
};

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
        if (loading.current === asked) loading.current = '';
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
    lookedBack: lookedBackIn(current),
    more: () => void (cursor !== null && load(cursor)),
  };
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
