import { Global, Module } from '@nestjs/common';
import { DiskStorage } from './disk-storage.js';
import { ObjectStorage } from './object-storage.js';

@Global()
@Module({ providers: [{ provide: ObjectStorage, useClass: DiskStorage }], exports: [ObjectStorage] })
export class StorageModule {}
