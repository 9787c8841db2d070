import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Address } from '../../config/storage-url.js';
import { MediaLinks } from './media-links.js';

/** Addresses of a private bucket, which the store serves to whoever has one, for a while. */
export class SignedMediaLinks extends MediaLinks {
  readonly origin: string;

  constructor(
    private readonly client: S3Client,
    private readonly address: S3Address,
    private readonly expiresIn: number,
  ) {
    super();
    this.origin = originOf(address);
  }

  async linkTo(key: string): Promise<string> {
    const { bucket: Bucket, prefix } = this.address;
    const { expiresIn } = this;
    return await getSignedUrl(this.client, new GetObjectCommand({ Bucket, Key: `${prefix}${key}` }), {
      expiresIn,
    });
  }
}

function originOf({ bucket, endpoint, region, forcePathStyle }: S3Address): string {
  const { protocol, host } = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  return forcePathStyle ? `${protocol}//${host}` : `${protocol}//${bucket}.${host}`;
}
