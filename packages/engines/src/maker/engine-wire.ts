import { setTimeout as sleep } from 'node:timers/promises';
import type { ClipPainter } from './clip-painter.js';
import { operatorFetch } from '../media/safe-fetch-operator.js';
import { createVideoDownload, type DownloadVideo } from '../media/video-download.js';

/** What an engine is made for. */
export interface EngineHome {
  readonly tempDir: string;
  /** Kept free on its disk. */
  readonly reserveBytes: number;
  /** Videos that are drawn on this machine at a time. */
  readonly workerSlots: number;
  /** Whether what is drawn here is titled with its prompt. */
  readonly promptInMetadata: boolean;
  /** Makes clips of the embedded engine that it is better at. */
  readonly painter?: ClipPainter | null | undefined;
  /** Below which `clipwright assets fetch` has put what it fetches. */
  readonly assetsHome?: string | null | undefined;
}

/** What every engine is made with, beside its own settings. */
export interface EngineWire extends EngineHome {
  readonly fetch: typeof operatorFetch;
  /** Rejects with the signal's reason. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly download: DownloadVideo;
}

export const engineWire = (home: EngineHome): EngineWire => ({
  ...home,
  fetch: operatorFetch,
  sleep: pause,
  download: createVideoDownload(home),
});

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
}
