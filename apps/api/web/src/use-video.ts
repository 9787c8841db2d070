import type { OwnVideo } from '@clipwright/core/dashboard';
import { useEffect, useState } from 'preact/hooks';
import { call, Refused, sentenceOf } from './call.js';
import { ASK_AGAIN_MS, leaveWhenSignedOut, useEvery } from './use-loaded.js';
import { isUnfinished } from './words.js';

const FOLLOW_EVERY_MS = 1_000;

/** One own video: not read yet, there, gone or never there, or why it could not be read. */
export interface ReadVideo {
  readonly video: OwnVideo | null;
  readonly gone: boolean;
  readonly fault: string | null;
}

const UNREAD: ReadVideo = { video: null, gone: false, fault: null };

/** How soon it is worth reading again; null: it has ended. */
function soonMs({ video, gone, fault }: ReadVideo): number | null {
  if (fault !== null) return ASK_AGAIN_MS;
  return !gone && video !== null && isUnfinished(video.status) ? FOLLOW_EVERY_MS : null;
}

/** Reads a video, and follows it until it has ended. */
export function useVideo(id: string): ReadVideo {
  const [read, setRead] = useState(UNREAD);
  const look = async (): Promise<void> => {
    try {
      setRead({ video: await call<OwnVideo>('GET', `videos/${id}`), gone: false, fault: null });
    } catch (error) {
      leaveWhenSignedOut(error);
      const gone = error instanceof Refused && error.status === 404;
      setRead(({ video }) => (gone ? { ...UNREAD, gone } : { video, gone, fault: sentenceOf(error) }));
    }
  };
  useEffect(() => void look(), [id]);
  useEvery(soonMs(read), look);
  return read;
}
