import type { Board, BoardVideo } from '@clipwright/core/dashboard';
import { useState } from 'preact/hooks';
import { type EventName, useEvents, usePace } from '../events/live.js';
import { type Loaded, useEvery, useLoaded } from '../use-loaded.js';

const WORK: readonly EventName[] = ['work'];
/** Where no events come. */
const LOOK_EVERY_MS = 5_000;

/** Keeps what is read of everybody's work as it is now: by the events for operators. */
export function useWork<Value>(path: string, moved: () => void = () => undefined): Loaded<Value> {
  const loaded = useLoaded<Value>(path);
  const again = (): void => {
    moved();
    void loaded.reload();
  };
  useEvents(({ name, data }) => {
    if (name === 'work' ? data.moved : name === 'hello' && !data.resumed) again();
  });
  useEvery(usePace(WORK, LOOK_EVERY_MS), again);
  return loaded;
}

interface BoardQuery {
  readonly account: string;
  readonly engine: string;
}

/** The board, with how far each video has come by the last word. */
export function useBoard(query: BoardQuery): Loaded<Board> {
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({});
  const asked = new URLSearchParams({ ...query });
  const loaded = useWork<Board>(`operator/board?${asked}`, () => setProgress({}));
  useEvents(({ name, data }) => {
    if (name !== 'work' || data.progress.length === 0) return;
    const heard = Object.fromEntries(data.progress.map((one) => [one.video_id, one.progress]));
    setProgress((before) => ({ ...before, ...heard }));
  });
  const { value } = loaded;
  if (value === null) return loaded;
  const newest = (video: BoardVideo): BoardVideo => ({
    ...video,
    progress: Math.max(video.progress, progress[video.video_id] ?? 0),
  });
  return { ...loaded, value: { ...value, making: value.making.map(newest) } };
}
