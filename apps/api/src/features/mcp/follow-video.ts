import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { NotFoundError } from '@clipwright/core/errors';
import { isTerminal } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { GenerationConfig } from '../../config/slices.js';
import { OwnVideoRepository } from '../videos/own-videos.door.js';
import type { StatusRow } from '../videos/status.door.js';
import { VideoSettled } from '../videos/video-settled.door.js';

/** Chats let go of a call that tells nothing for a minute. */
const TOLD_EVERY_MS = 5_000;
/** Of a chat that takes no progress, so that it is answered within its minute. */
const UNTOLD_WAIT_MS = 45_000;

/** A picture is taken a moment after its video is done. */
const PICTURE_WITHIN_MS = 5_000;
const LOOK_FOR_PICTURE_EVERY_MS = 250;

/** A call that waits for the end of a video. */
export interface Following {
  readonly id: string;
  readonly accountId: string;
  /** Null: as long as it is worth waiting. */
  readonly waitMs: number | null;
  readonly signal: AbortSignal;
  /** Null where nobody listens. Does not reject. */
  readonly tell: ((row: StatusRow) => Promise<void>) | null;
}

/** Waits for the end of a video, and tells on the way how it stands. */
@Injectable()
export class FollowVideo {
  constructor(
    private readonly config: GenerationConfig,
    private readonly settled: VideoSettled,
    private readonly videos: OwnVideoRepository,
  ) {}

  /** The video as it stands in the end. @throws NotFoundError once it is deleted */
  async run(following: Following): Promise<StatusRow> {
    const watch = this.settled.watch(following.id);
    const tellAgain = (): void => void this.tellOnce(following).catch(() => undefined);
    const telling = setInterval(tellAgain, TOLD_EVERY_MS);
    try {
      const row = await this.tellOnce(following);
      if (isTerminal(row.status)) return await this.pictured(row, following);
      await Promise.race([watch.ended(this.waitOf(following)), endOf(following.signal)]);
    } finally {
      clearInterval(telling);
      watch.close();
    }
    return await this.pictured(await this.read(following), following);
  }

  private waitOf({ waitMs, tell }: Following): number {
    const longest = this.config.syncWaitMs;
    return Math.min(waitMs ?? (tell === null ? UNTOLD_WAIT_MS : longest), longest);
  }

  private async tellOnce(following: Following): Promise<StatusRow> {
    const row = await this.read(following);
    await following.tell?.(row);
    return row;
  }

  private async read({ id, accountId }: Following): Promise<StatusRow> {
    const row = await this.videos.find(id, accountId);
    if (row === null) throw new NotFoundError({ what: 'The video' });
    return row;
  }

  private async pictured(row: StatusRow, following: Following): Promise<StatusRow> {
    let seen = row;
    const mayCome = this.config.posters && row.status === 'completed';
    const tries = mayCome ? PICTURE_WITHIN_MS / LOOK_FOR_PICTURE_EVERY_MS : 0;
    for (let index = 0; index < tries && seen.poster === null; index += 1) {
      await sleep(LOOK_FOR_PICTURE_EVERY_MS);
      seen = await this.read(following);
    }
    return seen;
  }
}

const endOf = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await once(signal, 'abort');
};
