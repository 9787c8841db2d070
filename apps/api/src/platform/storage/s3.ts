import type { ObjectStorage } from '@clipwright/engines/files';
import type { StorageConfig } from '../../config/slices.js';
import type { S3Address } from '../../config/storage-url.js';
import { type MediaLinks, NoMediaLinks, PublicMediaLinks } from './media-links.js';
import { openS3 } from './s3-bucket.js';
import { S3Storage } from './s3-storage.js';
import { SignedMediaLinks } from './signed-media-links.js';

/** All that a server needs of its S3 store. Loaded where one is set, for it is a large library. */
export function openStore(
  address: S3Address,
  { mediaUrl, redirectSeconds }: Pick<StorageConfig, 'mediaUrl' | 'redirectSeconds'>,
): { storage: ObjectStorage; links: MediaLinks } {
  const client = openS3(address);
  const storage = new S3Storage(client, address);
  if (mediaUrl !== null) return { storage, links: new PublicMediaLinks(mediaUrl) };
  if (redirectSeconds === 0) return { storage, links: new NoMediaLinks() };
  return { storage, links: new SignedMediaLinks(client, address, redirectSeconds) };
}
