/** Where a stored file can be had without this server. */
export abstract class MediaLinks {
  /** The host of these addresses, as a page's policy names it; null: our own. */
  abstract readonly origin: string | null;
  /** An address for one request, now; null: the file is served here. */
  abstract linkTo(key: string): Promise<string | null>;
}

/** Files in a folder, or ones that this server is to serve itself. */
export class NoMediaLinks extends MediaLinks {
  readonly origin = null;

  async linkTo(): Promise<null> {
    return await Promise.resolve(null);
  }
}

/** Files that another host serves to anybody, such as a CDN. */
export class PublicMediaLinks extends MediaLinks {
  readonly origin: string;

  constructor(private readonly mediaUrl: string) {
    super();
    this.origin = new URL(mediaUrl).origin;
  }

  async linkTo(key: string): Promise<string> {
    return await Promise.resolve(`${this.mediaUrl}/${key}`);
  }
}
