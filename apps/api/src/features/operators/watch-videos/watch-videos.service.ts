import type { VideoStatusResponse } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { statusResponse } from '../../videos/status.door.js';
import { type AllVideosQuery, AllVideosRepository } from '../../videos/all-videos.door.js';

const PAGE = 30;

export type OwnedVideo = VideoStatusResponse & { readonly email: string };

/** The videos of all accounts, a page at a time. */
@Injectable()
export class WatchVideos {
  constructor(private readonly work: AllVideosRepository) {}

  async run(query: Omit<AllVideosQuery, 'limit'>): Promise<{ videos: OwnedVideo[]; next: string | null }> {
    const rows = await this.work.videos({ ...query, limit: PAGE + 1 });
    const videos = rows
      .slice(0, PAGE)
      .map((row) => ({ ...statusResponse(row, (file) => `/media/${file}`), email: row.email }));
    return { videos, next: rows.length > PAGE ? (videos.at(-1)?.video_id ?? null) : null };
  }
}
