import { createClient } from '@clipwright/core';
import type { Journal, JournalEntry } from '../faults/journal.js';
import { SHORT_CLIP } from '../faults/stage.js';
import type { SeededAccount } from '../support/index.js';
import type { SoakStage } from './soak-stage.js';

/** Calls that one account has under way. */
const AT_ONCE = 6;
/** Of so many videos the engine refuses one. */
const REFUSED_ONE_IN = 100;

/** What callers were told in the end, each by its client's promise. */
export interface Told {
  made: number;
  readonly refused: string[];
  readonly broken: string[];
}

/** Has so many videos made by core's client, which tries again by itself; a third of them is followed by their status. */
export async function callFor(soak: SoakStage, videos: number): Promise<Told> {
  const told: Told = { made: 0, refused: [], broken: [] };
  const left = { count: videos };
  await Promise.all(soak.accounts.flatMap((account) => callersOf(soak, account, { told, left })));
  return told;
}

interface Tally {
  readonly told: Told;
  readonly left: { count: number };
}

function callersOf(soak: SoakStage, { key }: SeededAccount, { told, left }: Tally): Promise<void>[] {
  const client = createClient({
    ...{ baseUrl: soak.origin, apiKey: key, slowBelow: 0 },
    fetch: writtenInto(soak.stage.journal),
  });
  const caller = async (): Promise<void> => {
    while (left.count > 0) {
      left.count -= 1;
      if (left.count % REFUSED_ONE_IN === 0) soak.remote.tell({ next: ['reject'] });
      const options = left.count % 3 === 0 ? { onProgress: () => undefined } : {};
      await client.textToVideo({ ...SHORT_CLIP, video_model: 'modela2', resolution: '480p' }, options).then(
        () => (told.made += 1),
        (error: unknown) => void (isEngines(String(error)) ? told.refused : told.broken).push(String(error)),
      );
    }
  };
  return Array.from({ length: AT_ONCE }, caller);
}

/** Whether a text tells of what the engine said no to. */
export const isEngines = (text: string): boolean => text.includes('The video server refuses this content');

/** The platform's fetch, of which everything is written down that the client does not tell. */
function writtenInto(journal: Journal): (url: string, init: object) => Promise<Response> {
  return async (url, init) => {
    const asked = {
      method: (init as { method: string }).method,
      path: new URL(url).pathname,
      startedAtMs: performance.now(),
    };
    const write = (rest: Pick<JournalEntry, 'status' | 'body' | 'videoId'>): void =>
      void journal.entries.push({
        ...asked,
        ...rest,
        elapsedMs: performance.now() - asked.startedAtMs,
        faults: [],
      });
    try {
      const answer = await fetch(url, init);
      const text = await answer.text();
      const body = JSON.parse(text) as Record<string, unknown>;
      write({
        status: answer.status,
        body,
        videoId: typeof body['video_id'] === 'string' ? body['video_id'] : null,
      });
      return new Response(text, { status: answer.status, headers: answer.headers });
    } catch (error) {
      write({ status: null, body: null, videoId: null });
      throw error;
    }
  };
}
