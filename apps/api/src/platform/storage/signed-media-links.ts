import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Address } from '../../config/storage-url.js';
import { MediaLinks } from './media-links.js';
import { openUnauthorized } from './s3-bucket.js';

/** Addresses of a private bucket, which the store serves to whoever has one, for a while. */
export class SignedMediaLinks extends MediaLinks {
  private constructor(
    private readonly client: S3Client,
    private readonly address: S3Address,
    private readonly expiresIn: number,
    readonly origin: string,
  ) {
    super();
  }

  static async open(client: S3Client, address: S3Address, expiresIn: number): Promise<SignedMediaLinks> {
    return new SignedMediaLinks(client, address, expiresIn, await originOf(address));
  }

  async linkTo(key: string): Promise<string> {
    return await getSignedUrl(this.client, objectOf(this.address, key), { expiresIn: this.expiresIn });
  }
}

const objectOf = ({ bucket: Bucket, prefix }: S3Address, key: string): GetObjectCommand =>
  new GetObjectCommand({ Bucket, Key: `${prefix}${key}` });

/** Of an address that nobody uses: where the bucket stands in it depends on much. */
async function originOf(address: S3Address): Promise<string> {
  const url = await getSignedUrl(openUnauthorized(address), objectOf(address, 'any'), { expiresIn: 1 });
  return new URL(url).origin;
}
