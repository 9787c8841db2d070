import type { OwnedVideo } from '@clipwright/core/dashboard';
import { Injectable } from '@nestjs/common';
import { recordedTraceId } from '../../../platform/tracing/traceparent.js';
import { videoView } from '../../videos/status.door.js';
import { type AllVideosQuery, AllVideosRepository } from '../../videos/all-videos.door.js';

const PAGE = 30;

/** The videos of all accounts, a page at a time. */
@Injectable()
export class WatchVideos {
  constructor(private readonly work: AllVideosRepository) {}

  async run(query: Omit<AllVideosQuery, 'limit'>): Promise<{ videos: OwnedVideo[]; next: string | null }> {
    const rows = await this.work.videos({ ...query, limit: PAGE + 1 });
    const videos = rows.slice(0, PAGE).map((row) => ({
      ...videoView(row),
      email: row.email,
      trace_id: recordedTraceId(row.trace),
    }));
    return { videos, next: rows.length > PAGE ? (videos.at(-1)?.video_id ?? null) : null };
  }
}
