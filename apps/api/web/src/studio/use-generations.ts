import type { OwnVideo, Video } from '@clipwright/core/dashboard';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { useVideoList, type VideoList } from '../use-video-list.js';
import { isUnfinished } from '../words.js';

const A_PAGE = 24;

/** The account's videos, newest first, with those of this page as soon as they are asked for. */
export interface Generations extends VideoList {
  /** Reads a video that was just begun or canceled. */
  look(videoId: string): Promise<void>;
}

export function useGenerations(): Generations {
  const list = useVideoList('videos', `limit=${A_PAGE}`);
  const [fresh, setFresh] = useState<readonly OwnVideo[]>([]);

  const look = async (videoId: string): Promise<void> => {
    const video = await call<OwnVideo>('GET', `videos/${videoId}`);
    setFresh((known) => [video, ...without(known, videoId)]);
  };
  const remove = (videoId: string): void => {
    setFresh((known) => without(known, videoId));
    list.remove(videoId);
  };
  return { ...list, videos: joined(list.videos, fresh), look, remove };
}

const without = (videos: readonly OwnVideo[], videoId: string): readonly OwnVideo[] =>
  videos.filter(({ video_id: id }) => id !== videoId);

/** A video that the list does not have yet goes on top; in it the list's own word is newer, but for an end. */
function joined(listed: readonly Video[], fresh: readonly OwnVideo[]): readonly Video[] {
  const settled = new Map(
    fresh.filter(({ status }) => !isUnfinished(status)).map((video) => [video.video_id, video]),
  );
  const isListed = new Set(listed.map(({ video_id: id }) => id));
  return [
    ...fresh
      .filter(({ video_id: id }) => !isListed.has(id))
      .toSorted((one, other) => other.created_at.localeCompare(one.created_at)),
    ...listed.map((video) => (isUnfinished(video.status) ? (settled.get(video.video_id) ?? video) : video)),
  ];
}
