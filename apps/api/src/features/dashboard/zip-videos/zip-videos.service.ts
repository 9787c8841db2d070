import type { Readable } from 'node:stream';
import { ObjectStorage } from '@clipwright/engines/files';
import { Injectable } from '@nestjs/common';
import type { SignedIn } from '../../sign-in/signed-in.door.js';
import { OwnVideoRepository } from '../../videos/own-videos.door.js';
import type { StatusRow } from '../../videos/status.door.js';
import { type ZipEntry, zipStream } from './zip-stream.js';

const MOST_LETTERS = 60;

/** The files of own videos in one zip. */
@Injectable()
export class ZipVideos {
  constructor(
    private readonly videos: OwnVideoRepository,
    private readonly storage: ObjectStorage,
  ) {}

  /** Null where none of them is the account's own and has its file. */
  async run({ account }: SignedIn, ids: readonly string[]): Promise<Readable | null> {
    const entries = await Promise.all(
      (await this.videos.all(ids, account.id)).map((video) => this.entryOf(video)),
    );
    const there = entries.filter((entry) => entry !== null);
    return there.length === 0 ? null : zipStream(there);
  }

  private async entryOf(video: StatusRow): Promise<ZipEntry | null> {
    const { status, file } = video;
    const stored = status === 'completed' && file !== null ? await this.storage.stat(file) : null;
    if (file === null || stored === null) return null;
    const whole = { start: 0, end: stored.sizeBytes - 1 };
    return { name: nameOf(video), madeAt: video.createdAt, open: () => this.storage.read(file, whole) };
  }
}

/** "2026-11-25 a red ball rolls by the sea vid_abc.mp4" */
function nameOf({ id, prompt, createdAt }: StatusRow): string {
  const words = (prompt ?? '').replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  const short = [...words].slice(0, MOST_LETTERS).join('').trim();
  return `${[createdAt.toISOString().slice(0, 10), short, id].filter(Boolean).join(' ')}.mp4`;
}
