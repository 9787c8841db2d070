import { DiskStorage, type ObjectStorage } from '@clipwright/engines/files';
import type { StorageConfig } from '../../config/slices.js';
import type { StoragePlace } from '../../config/storage-url.js';
import { type MediaLinks, NoMediaLinks } from './media-links.js';
import { LinksOnceMoved, StorageWithFormer } from './with-former.js';

/** Where files are kept, and where they can be had. */
export abstract class StoredMedia {
  abstract readonly storage: ObjectStorage;
  abstract readonly links: MediaLinks;
}

type Links = Pick<StorageConfig, 'mediaUrl' | 'redirectSeconds'>;

const SERVED_HERE: Links = { mediaUrl: null, redirectSeconds: 0 };

/** As the settings say: a folder or an S3 store, and behind it the one that was before. */
export async function openMedia(config: StorageConfig): Promise<StoredMedia> {
  const { storage, links } = await openPlace(config.s3 ?? config.dir, config);
  if (config.former === null) return { storage, links };
  const former = await openStorage(config.former);
  return { storage: new StorageWithFormer(storage, former), links: new LinksOnceMoved(links, storage) };
}

/** One place alone. */
export const openStorage = async (place: StoragePlace): Promise<ObjectStorage> =>
  (await openPlace(place, SERVED_HERE)).storage;

async function openPlace(place: StoragePlace, links: Links): Promise<StoredMedia> {
  if (typeof place === 'string')
    return { storage: new DiskStorage({ dir: place }), links: new NoMediaLinks() };
  const { openStore } = await import('./s3.js');
  return await openStore(place, links);
}
