import { DiskRoom, DiskStorage, ObjectStorage } from '@clipwright/engines/files';
import { Global, Module } from '@nestjs/common';
import { StorageConfig } from '../../config/slices.js';
import { PrivateFiles } from './private-files.js';

const STORAGE = {
  provide: ObjectStorage,
  inject: [StorageConfig],
  useFactory: (config: StorageConfig) => new DiskStorage(config),
};

const ROOM = {
  provide: DiskRoom,
  inject: [StorageConfig, ObjectStorage],
  useFactory: (config: StorageConfig, storage: ObjectStorage) => new DiskRoom(config, storage),
};

@Global()
@Module({ providers: [STORAGE, ROOM, PrivateFiles], exports: [ObjectStorage, DiskRoom] })
export class StorageModule {}
