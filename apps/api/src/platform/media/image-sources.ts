import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ImageConfig } from '../../config/slices.js';
import type { DataUriRead } from './image-data-uri.js';
import { createFetchTurns } from './fetch-turns.js';
import { createImageIntake } from './image-intake.js';
import { createImageSource, type SourceRead } from './image-source.js';
import { createSafeFetch, type SafeFetch } from './safe-fetch.js';
import { IMAGE_FETCH_LIMITS } from './safe-fetch-limits.js';

/** Above a whole window's worth of requests, so that nobody who stays within it waits. */
const FETCHES_AT_ONCE = 16;

/** The images of the process, made from its settings; its decoders end with it. */
@Injectable()
export class ImageSources implements OnModuleDestroy {
  private readonly intake = createImageIntake();
  private readonly turns = createFetchTurns({ atOnce: FETCHES_AT_ONCE, totalMs: IMAGE_FETCH_LIMITS.totalMs });
  private readonly closing = new AbortController();
  private readonly safeFetch: SafeFetch;

  constructor(config: ImageConfig) {
    this.safeFetch = createSafeFetch(config);
  }

  /** An image by address (https or http), or as bytes that came with a request. Fetches take turns with the owner's others. */
  async read(from: { imageUrl: string } | { upload: Uint8Array } | { data: DataUriRead }, owner: string): Promise<SourceRead> {
    const source = createImageSource({ safeFetch: this.inTurns(owner), intake: this.intake });
    const run = { signal: this.closing.signal };
    if ('data' in from) return await source.fromData(from.data, run);
    return await ('imageUrl' in from ? source.fromUrl(from.imageUrl, run) : source.fromUpload(from.upload, run));
  }

  async onModuleDestroy(): Promise<void> {
    this.closing.abort(new Error('the server is shutting down'));
    await this.intake.close();
  }

  private inTurns(owner: string): SafeFetch {
    const { safeFetch, turns } = this;
    return {
      ...safeFetch,
      fetchBytes: (url, run) => turns.run({ owner, signal: run.signal }, (signal) => safeFetch.fetchBytes(url, { ...run, signal })),
    };
  }
}
