import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { BudgetConfig, ImageConfig } from '../../config/slices.js';
import { HostPace } from '../limits/host-pace.js';
import { createFetchTurns, type FetchTurns } from './fetch-turns.js';
import { HostTurns } from './host-turns.js';
import { createImageHost, IMAGE_HOST_RULES } from './image-host.js';
import { createImageIntake, type ImageIntake } from './image-intake.js';
import type { ImageRead, ImageReader, ImageReading } from './image-reader.js';
import type { ImageSent } from './image-sent.js';
import { createImageSource } from './image-source.js';
import { createSafeFetch, type SafeFetch, type FetchBearer } from '@clipwright/engines/safe-fetch';

/**
 * The images of the process, made from its settings; its decoders end with it. Owners take turns: at
 * fetching, at each host, and at the decoders.
 */
@Injectable()
export class ImageSources implements ImageReader, OnModuleDestroy {
  private readonly intake: ImageIntake;
  private readonly turns: FetchTurns;
  private readonly hosts: HostTurns;
  private readonly closing = new AbortController();
  private readonly safeFetch: SafeFetch;
  private readonly mostOfOwner;

  constructor(
    config: ImageConfig,
    { fetchesAtOnce, fetchWaitMs: waitMs, decodesAtOnce }: BudgetConfig,
    pace: HostPace,
  ) {
    this.safeFetch = createSafeFetch(config);
    this.turns = createFetchTurns({ perOwner: fetchesAtOnce.perAccount, inAll: fetchesAtOnce.inAll, waitMs });
    this.hosts = new HostTurns({
      atOnce: fetchesAtOnce.perHost,
      waitMs,
      pace: (host, mostMs, signal) => pace.take(host, mostMs, signal),
    });
    this.intake = createImageIntake({ host: createImageHost({ perOwner: decodesAtOnce }) });
    this.mostOfOwner = {
      fetches: fetchesAtOnce.perAccount,
      decodes: decodesAtOnce + IMAGE_HOST_RULES.maxQueuedPerOwner,
    };
  }

  async read(from: ImageSent, reading: ImageReading): Promise<ImageRead> {
    const { intake, mostOfOwner } = this;
    const source = createImageSource({ safeFetch: this.inTurns(reading.owner), intake, mostOfOwner });
    const run = { ...reading, signal: this.closing.signal, bearer: this.bearerOf(reading) };
    if ('data' in from) return await source.fromData(from.data, run);
    return await ('imageUrl' in from
      ? source.fromUrl(from.imageUrl, run)
      : source.fromUpload(from.upload, run));
  }

  async onModuleDestroy(): Promise<void> {
    this.closing.abort(new Error('the server is shutting down'));
    await this.intake.close();
  }

  private bearerOf({ owner, work }: ImageReading): FetchBearer {
    return {
      turnAt: async (addresses, signal) => {
        const turn = await this.hosts.take(addresses, { owner, signal });
        work.requests += 1;
        return turn;
      },
      tookBytes: (bytes) => {
        work.bytes += bytes;
      },
    };
  }

  private inTurns(owner: string): SafeFetch {
    const { safeFetch, turns } = this;
    return {
      ...safeFetch,
      fetchBytes: (url, run) =>
        turns.run({ owner, signal: run.signal }, () => safeFetch.fetchBytes(url, run)),
    };
  }
}
