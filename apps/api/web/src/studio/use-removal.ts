import type { RemovedVideo, Video } from '@clipwright/core/dashboard';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import type { Action } from '../use-action.js';
import { type Undo, useUndo } from '../use-undo.js';

/** Deletes that can be taken back: at once into the trash, and out of it again. */
export interface Removal {
  /** To be asked about first: there is no trash. */
  readonly doomed: Video | null;
  readonly undo: Undo;
  isGone(videoId: string): boolean;
  remove(video: Video): void;
  keep(): void;
}

interface RemovalOf {
  readonly action: Action;
  readonly trashDays: number;
  readonly restored: (videoId: string) => unknown;
}

export function useRemoval({ action, trashDays, restored }: RemovalOf): Removal {
  const [doomed, setDoomed] = useState<Video | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const bringBack = (videoId: string): void =>
    setGone((known) => new Set([...known].filter((id) => id !== videoId)));
  const undo = useUndo(trashDays, async (videoId) => {
    bringBack(videoId);
    await restored(videoId);
  });
  const remove = (video: Video): void => {
    if (trashDays === 0) return setDoomed(video);
    const { video_id: id } = video;
    setGone((known) => new Set([...known, id]));
    void action.run(async () => {
      try {
        await call<RemovedVideo>('DELETE', `videos/${id}`);
        undo.note(id);
      } catch (error) {
        bringBack(id);
        throw error;
      }
    });
  };
  return { doomed, undo, isGone: (id) => gone.has(id), remove, keep: () => setDoomed(null) };
}
