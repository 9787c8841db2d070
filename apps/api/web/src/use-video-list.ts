import type { OwnedVideos, OwnVideo, OwnVideos, Video } from '@clipwright/core/dashboard';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { call, sentenceOf } from './call.js';
import { leaveWhenSignedOut, useEvery } from './use-loaded.js';
import { isUnfinished } from './words.js';

/** A list that grows as one goes down it. */
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

/** Reads page after page; what is unfinished is followed until it ends. */
export function useVideoList(path: string, query: string): VideoList {
  const [shown, setShown] = useState<Shown | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const loading = useRef('');

  const load = useCallback(
    async (cursor: string | null): Promise<void> => {
      const asked = pathOf(path, query, cursor);
      if (loading.current === asked) return;
      loading.current = asked;
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
      }
    },
    [path, query],
  );

  useEffect(() => void load(null), [load]);
  const current = shown?.query === query ? shown : null;
  const update = (change: (videos: readonly Video[]) => readonly Video[]): void =>
    setShown((before) => (before === null ? null : { ...before, videos: change(before.videos) }));
  useFollowed(path === 'videos' ? (current?.videos ?? []) : [], update);

  const remove = (videoId: string): void =>
    update((videos) => videos.filter((video) => video.video_id !== videoId));
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

function joined(
  before: Shown | null,
  { query, page, isFirst }: { query: string; page: VideoPage; isFirst: boolean },
): Shown {
  const known = isFirst || before?.query !== query ? [] : before.videos;
  return { query, videos: [...known, ...page.videos], cursor: page.next_cursor };
}

/** Reads the unfinished ones among these again and again. */
function useFollowed(
  videos: readonly Video[],
  update: (change: (videos: readonly Video[]) => readonly Video[]) => void,
): void {
  const unfinished = videos.filter(({ status }) => isUnfinished(status));
  useEvery(unfinished.length === 0 ? null : FOLLOW_EVERY_MS, async () => {
    for (const { video_id: id } of unfinished) {
      const now = await call<OwnVideo>('GET', `videos/${id}`).catch(() => null);
      if (now !== null) update((known) => known.map((video) => (video.video_id === id ? now : video)));
    }
  });
}
