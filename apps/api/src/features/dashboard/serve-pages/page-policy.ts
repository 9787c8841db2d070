import { Injectable } from '@nestjs/common';
import { MediaLinks } from '../../../platform/storage/media-links.js';

/**
 * What a page may load: no script and no style but our own files, no frame around us, and no other host but the one that
 * has the videos.
 */
@Injectable()
export class PagePolicy {
  readonly text: string;

  constructor({ origin }: MediaLinks) {
    const others = origin === null ? '' : ` ${origin}`;
    this.text = [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      `img-src 'self' data: blob:${others}`,
      `media-src 'self'${others}`,
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; ');
  }
}
