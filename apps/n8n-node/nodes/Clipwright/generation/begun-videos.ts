import type { ClipwrightClient } from '@clipwright/core/client';
import { sleep } from 'n8n-workflow';

/** A call that was cut off in the middle may make its video a moment later. */
const LOOKS = 3;
const BETWEEN_LOOKS_MS = 500;

const UNFINISHED: ReadonlySet<string> = new Set(['queued', 'processing']);

/** The videos that a run asked for and did not see made, by key. */
export class BegunVideos {
  readonly #isCanceled: boolean;
  readonly #keys = new Set<string>();

  /** `isCanceled`: whether they end with a canceled execution. */
  constructor(isCanceled: boolean) {
    this.#isCanceled = isCanceled;
  }

  begin(key: string): void {
    this.#keys.add(key);
  }

  made(key: string): void {
    this.#keys.delete(key);
  }

  /** Cancels them on the server, where the user wants that. What can't be canceled goes on being made. */
  async cancel(client: ClipwrightClient): Promise<void> {
    if (this.#isCanceled) await Promise.all([...this.#keys].map((key) => cancelVideo(client, key)));
    this.#keys.clear();
  }
}

async function cancelVideo(client: ClipwrightClient, idempotencyKey: string): Promise<void> {
  for (let look = 1; look <= LOOKS; look += 1) {
    const video = await client.videoStatus({ idempotencyKey }).catch(() => null);
    if (video !== null && UNFINISHED.has(video.status))
      await client.deleteVideo(video.video_id).catch(() => null);
    if (video !== null) return;
    await sleep(BETWEEN_LOOKS_MS);
  }
}
