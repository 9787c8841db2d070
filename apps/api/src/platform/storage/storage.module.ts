import { Global, Module } from '@nestjs/common';
import { DiskStorage } from './disk-storage.js';
import { ObjectStorage } from './object-storage.js';
import { PrivateFiles } from './private-files.js';

@Global()
@Module({ providers: [{ provide: ObjectStorage, useClass: DiskStorage }, PrivateFiles], exports: [ObjectStorage] })
export class StorageModule {}
