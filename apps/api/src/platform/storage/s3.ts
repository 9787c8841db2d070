import type { ObjectStorage } from '@clipwright/engines/files';
import type { StorageConfig } from '../../config/slices.js';
import type { S3Address } from '../../config/storage-url.js';
import { type MediaLinks, NoMediaLinks, PublicMediaLinks } from './media-links.js';
import { ensureBucket, openS3 } from './s3-bucket.js';
import { S3Storage } from './s3-storage.js';
import { SignedMediaLinks } from './signed-media-links.js';

/**
 * All that a server needs of its S3 store. Loaded where one is set, for it is a large library. The bucket is made now, if
 * it has to be: one that goes later is a fault and is not made again in silence. A store that is away stops no start.
 */
export async function openStore(
  address: S3Address,
  { mediaUrl, redirectSeconds }: Pick<StorageConfig, 'mediaUrl' | 'redirectSeconds'>,
): Promise<{ storage: ObjectStorage; links: MediaLinks }> {
  const connections = openS3(address);
  const storage = new S3Storage(connections, address);
  await ensureBucket(connections.client, address).catch(() => undefined);
  if (mediaUrl !== null) return { storage, links: new PublicMediaLinks(mediaUrl) };
  if (redirectSeconds === 0) return { storage, links: new NoMediaLinks() };
  return { storage, links: await SignedMediaLinks.open(connections.client, address, redirectSeconds) };
}
