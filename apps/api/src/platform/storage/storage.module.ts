import { Global, Module } from '@nestjs/common';
import { DiskRoom } from './disk-room.js';
import { DiskStorage } from './disk-storage.js';
import { ObjectStorage } from './object-storage.js';
import { PrivateFiles } from './private-files.js';

@Global()
@Module({
  providers: [{ provide: ObjectStorage, useClass: DiskStorage }, DiskRoom, PrivateFiles],
  exports: [ObjectStorage, DiskRoom],
})
export class StorageModule {}
