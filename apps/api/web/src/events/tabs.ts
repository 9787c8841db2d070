import { type Connection, readStream, type Word } from './stream.js';

/** Somebody who has just opened a tab wants to know how it stands. */
type Said = Word | { readonly asks: true };

/**
 * Has one tab of a browser read the stream and tell the others, by a lock that the next one gets when it is closed;
 * gives how to stop. Where tabs can't agree, each reads its own.
 */
export function shareStream(account: string, take: (word: Word) => void): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) return readStream(take);
  const name = `clipwright-events ${account}`;
  const channel = new BroadcastChannel(name);
  const over = new AbortController();
  let known: Connection | null = null;

  const tellAll = (word: Word): void => {
    if ('connection' in word) known = word.connection;
    channel.postMessage(word);
    take(word);
  };
  channel.onmessage = ({ data: said }: MessageEvent<Said>) => {
    if (!('asks' in said)) take(said);
    else if (known !== null) channel.postMessage({ connection: known });
  };
  const lead = async (): Promise<void> => {
    if (over.signal.aborted) return;
    const stop = readStream(tellAll);
    await new Promise<void>((resolve) =>
      over.signal.addEventListener('abort', () => resolve(), { once: true }),
    );
    stop();
  };

  channel.postMessage({ asks: true });
  navigator.locks.request(name, { signal: over.signal }, lead).catch(() => undefined);
  return () => {
    over.abort();
    channel.close();
  };
}
