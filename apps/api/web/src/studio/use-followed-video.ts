import type { OwnVideo } from '@clipwright/core/dashboard';
import { useEffect, useState } from 'preact/hooks';
import { call, Refused } from '../call.js';
import { useEvery } from '../use-loaded.js';
import { isUnfinished } from '../words.js';

const FOLLOW_EVERY_MS = 500;

/** A video that is read until it has ended. */
export interface Followed {
  readonly id: string | null;
  /** Null until it was read. */
  readonly video: OwnVideo | null;
  /** It was deleted, or it is somebody else's. */
  readonly gone: boolean;
}

const unread = (id: string | null): Followed => ({ id, video: null, gone: false });

const mustLook = ({ id, video, gone }: Followed): boolean =>
  id !== null && !gone && (video === null || isUnfinished(video.status));

/** Reads a video until it has ended; a server that is away meanwhile is asked again. */
export function useFollowedVideo(id: string | null): Followed {
  const [known, setKnown] = useState(unread(id));
  const followed = known.id === id ? known : unread(id);
  const read = async (): Promise<void> => {
    if (id === null) return;
    try {
      setKnown({ id, video: await call<OwnVideo>('GET', `videos/${id}`), gone: false });
    } catch (error) {
      if (error instanceof Refused && error.status === 404) setKnown({ id, video: null, gone: true });
    }
  };
  useEffect(() => void read(), [id]);
  useEvery(mustLook(followed) ? FOLLOW_EVERY_MS : null, read);
  return followed;
}
