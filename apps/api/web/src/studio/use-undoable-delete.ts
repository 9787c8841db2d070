import type { Video } from '@clipwright/core/dashboard';
import { useEffect, useRef, useState } from 'preact/hooks';
import { call } from '../call.js';
import type { Action } from '../use-action.js';

const UNDO_MS = 8_000;

/** Deletes that can be taken back for a moment: until then the server has not heard of them. */
export interface UndoableDelete {
  /** The last one that can still be taken back. */
  readonly doomed: Video | null;
  isGone(videoId: string): boolean;
  remove(video: Video): void;
  undo(): void;
}

export function useUndoableDelete(action: Action, removed: (videoId: string) => void): UndoableDelete {
  const [doomed, setDoomed] = useState<Video | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef<{ readonly video: Video; readonly timer: number } | null>(null);

  const stop = (): Video | null => {
    const { current } = waiting;
    waiting.current = null;
    setDoomed(null);
    if (current !== null) clearTimeout(current.timer);
    return current?.video ?? null;
  };
  const bringBack = (videoId: string): void =>
    setGone((known) => new Set([...known].filter((id) => id !== videoId)));
  const finish = (): void => {
    const video = stop();
    if (video === null) return;
    const deleted = call('DELETE', `videos/${video.video_id}`).then(() => removed(video.video_id));
    void action.run(() =>
      deleted.catch((error: unknown) => {
        bringBack(video.video_id);
        throw error;
      }),
    );
  };
  const remove = (video: Video): void => {
    finish();
    setGone((known) => new Set([...known, video.video_id]));
    setDoomed(video);
    waiting.current = { video, timer: window.setTimeout(() => latest.current(), UNDO_MS) };
  };
  const undo = (): void => {
    const video = stop();
    if (video !== null) bringBack(video.video_id);
  };

  const latest = useRef(finish);
  latest.current = finish;
  useEffect(() => {
    // Whoever leaves has meant it.
    const leave = (): void => latest.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return { doomed, isGone: (id) => gone.has(id), remove, undo };
}
