import type { LiveEvent } from '@clipwright/core/dashboard';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Connection, Word } from './stream.js';
import { shareStream } from './tabs.js';

export type EventName = LiveEvent['name'];

/** What comes together is read together. */
const GATHER_MS = 80;
/** Where events tell what changes, this is the floor under them. */
const FLOOR_MS = 60_000;

const hearers = new Set<(event: LiveEvent) => void>();
const watchers = new Set<(connection: Connection) => void>();
let connection: Connection = 'asking';

function take(word: Word): void {
  if ('event' in word) return hearers.forEach((hear) => hear(word.event));
  connection = word.connection;
  watchers.forEach((watch) => watch(connection));
}

/** Has this tab told of what changes of an account, as long as somebody is signed in. */
export function useEventsOf(account: string): void {
  useEffect(() => {
    const stop = shareStream(account, take);
    return () => {
      stop();
      take({ connection: 'asking' });
    };
  }, [account]);
}

/** How this browser is connected, which all its tabs agree on. */
export function useConnection(): Connection {
  const [known, setKnown] = useState(connection);
  useEffect(() => {
    setKnown(connection);
    watchers.add(setKnown);
    return () => void watchers.delete(setKnown);
  }, []);
  return known;
}

/** Hands over every event. */
export function useEvents(hear: (event: LiveEvent) => void): void {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    const own = (event: LiveEvent): void => latest.current(event);
    hearers.add(own);
    return () => void hearers.delete(own);
  }, []);
}

/** Does something when one of these has happened, or something may have been missed; with no names, never. */
export function useChange(names: readonly EventName[], work: () => unknown): void {
  const latest = useRef(work);
  latest.current = work;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEvents(({ name, data }) => {
    const missed = names.length > 0 && name === 'hello' && !data.resumed;
    if (!missed && !names.includes(name)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), GATHER_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

/** How often something is asked for that events tell of: seldom while they come. */
export function usePace(names: readonly EventName[], everyMs: number | null): number | null {
  const isTold = useConnection() === 'live' && names.length > 0;
  return isTold && everyMs !== null ? FLOOR_MS : everyMs;
}
