import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Address } from '../../config/storage-url.js';
import { MediaLinks } from './media-links.js';

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
    return new SignedMediaLinks(client, address, expiresIn, await originOf(client, address));
  }

  async linkTo(key: string): Promise<string> {
    return await getSignedUrl(this.client, objectOf(this.address, key), { expiresIn: this.expiresIn });
  }
}

const objectOf = ({ bucket: Bucket, prefix }: S3Address, key: string): GetObjectCommand =>
  new GetObjectCommand({ Bucket, Key: `${prefix}${key}` });

/** Of an address that nobody uses, signed with keys that are none: where the bucket stands in it depends on much. */
async function originOf({ config }: S3Client, address: S3Address): Promise<string> {
  const credentials = { accessKeyId: 'nobody', secretAccessKey: 'nobody' };
  const signer = new S3Client({
    ...(address.endpoint === null ? {} : { endpoint: address.endpoint }),
    region: config.region,
    forcePathStyle: address.forcePathStyle,
    credentials,
  });
  return new URL(await getSignedUrl(signer, objectOf(address, 'any'), { expiresIn: 1 })).origin;
}
