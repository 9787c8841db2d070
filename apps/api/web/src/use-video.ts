import type { LiveEvent, OwnVideo, Video } from '@clipwright/core/dashboard';
import { useEffect, useRef, useState } from 'preact/hooks';
import { call, Refused, sentenceOf } from './call.js';
import { type EventName, useChange, useEvents, usePace } from './events/live.js';
import { ASK_AGAIN_MS, leaveWhenSignedOut, useEvery } from './use-loaded.js';
import { isUnfinished } from './words.js';

const FOLLOW_EVERY_MS = 1_000;
const ENDINGS: readonly EventName[] = ['settled', 'deleted'];

/** One own video: not read yet, there, gone or never there, or why it could not be read. */
export interface ReadVideo {
  readonly id: string | null;
  readonly video: OwnVideo | null;
  readonly gone: boolean;
  readonly fault: string | null;
}

const unread = (id: string | null): ReadVideo => ({ id, video: null, gone: false, fault: null });

/** How soon it is worth reading again where no event tells; null: it has ended. */
function soonMs({ id, video, gone, fault }: ReadVideo): number | null {
  if (id === null || gone) return null;
  if (fault !== null) return ASK_AGAIN_MS;
  return video === null || isUnfinished(video.status) ? FOLLOW_EVERY_MS : null;
}

const isOf = (id: string | null, { data }: LiveEvent): boolean => 'video_id' in data && data.video_id === id;

/** A video as an event says that it stands now. */
export function moved<Known extends Video>(video: Known, event: LiveEvent): Known {
  if (!isOf(video.video_id, event)) return video;
  return event.name === 'processing' || event.name === 'queued'
    ? { ...video, ...event.data, status: event.name }
    : video;
}

/** Reads a video, and follows it until it has ended, as events tell; null: none. */
export function useVideo(id: string | null): ReadVideo {
  const [known, setKnown] = useState(unread(id));
  const read = known.id === id ? known : unread(id);
  const asked = useRef(id);
  asked.current = id;
  const look = async (): Promise<void> => {
    if (id === null) return;
    try {
      const video = await call<OwnVideo>('GET', `videos/${id}`);
      if (asked.current === id) setKnown({ ...unread(id), video });
    } catch (error) {
      leaveWhenSignedOut(error);
      const gone = error instanceof Refused && error.status === 404;
      const fault = gone ? null : sentenceOf(error);
      setKnown((before) => ({ ...(before.id === id && !gone ? before : unread(id)), gone, fault }));
    }
  };
  useEffect(() => void look(), [id]);
  useEvents((event) => {
    if (!isOf(id, event)) return;
    setKnown((now) => (now.video === null ? now : { ...now, video: moved(now.video, event) }));
    if (ENDINGS.includes(event.name)) void look();
  });
  // What was missed while the stream was away.
  useChange(ENDINGS, look);
  const pace = usePace(ENDINGS, soonMs(read));
  useEvery(read.fault === null ? pace : ASK_AGAIN_MS, look);
  return read;
}
