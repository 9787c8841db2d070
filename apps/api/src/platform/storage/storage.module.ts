import { DiskRoom, ObjectStorage } from '@clipwright/engines/files';
import { Global, Module } from '@nestjs/common';
import { StorageConfig } from '../../config/slices.js';
import { MediaLinks } from './media-links.js';
import { PrivateFiles } from './private-files.js';
import { openMedia, StoredMedia } from './stored-media.js';

const MEDIA = { provide: StoredMedia, inject: [StorageConfig], useFactory: openMedia };

const STORAGE = {
  provide: ObjectStorage,
  inject: [StoredMedia],
  useFactory: ({ storage }: StoredMedia) => storage,
};

const LINKS = {
  provide: MediaLinks,
  inject: [StoredMedia],
  useFactory: ({ links }: StoredMedia) => links,
};

const ROOM = {
  provide: DiskRoom,
  inject: [StorageConfig, ObjectStorage],
  useFactory: (config: StorageConfig, storage: ObjectStorage) => new DiskRoom(config, storage),
};

@Global()
@Module({
  providers: [MEDIA, STORAGE, LINKS, ROOM, PrivateFiles],
  exports: [ObjectStorage, MediaLinks, DiskRoom],
})
export class StorageModule {}
