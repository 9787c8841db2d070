import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ImageConfig } from '../../config/slices.js';
import { createImageIntake } from './image-intake.js';
import { createImageSource, type SourceRead } from './image-source.js';
import { createSafeFetch } from './safe-fetch.js';

/** The image source of the process, made from its settings; its decoders end with it. */
@Injectable()
export class ImageSources implements OnModuleDestroy {
  private readonly intake = createImageIntake();
  private readonly source;
  private readonly closing = new AbortController();

  constructor(config: ImageConfig) {
    this.source = createImageSource({ safeFetch: createSafeFetch(config), intake: this.intake });
  }

  /** An image by address (https, http or data URI), or as bytes that came with a request. */
  async read(from: { imageUrl: string } | { upload: Uint8Array }): Promise<SourceRead> {
    const run = { signal: this.closing.signal };
    return await ('imageUrl' in from ? this.source.fromUrl(from.imageUrl, run) : this.source.fromUpload(from.upload, run));
  }

  async onModuleDestroy(): Promise<void> {
    this.closing.abort(new Error('the server is shutting down'));
    await this.intake.close();
  }
}
