import { Injectable } from '@nestjs/common';
import { ObjectStorage } from '../../../platform/storage/object-storage.js';
import { ExpiryRepository } from '../expiry.repository.js';

const AT_ONCE = 100;

/** Ends the time of finished videos: they become `expired`, and their files are removed. */
@Injectable()
export class ExpireVideos {
  constructor(
    private readonly expiry: ExpiryRepository,
    private readonly storage: ObjectStorage,
  ) {}

  /** How many expired. A file that could not be removed now is a file without a row, which the sweep finds. */
  async run(): Promise<number> {
    let expired = 0;
    for (let batch = await this.expiry.expireDue(AT_ONCE); batch.length > 0; batch = await this.expiry.expireDue(AT_ONCE)) {
      expired += batch.length;
      const keys = batch.flatMap(({ file, image }) => [file, image]).filter((key) => key !== null);
      await Promise.all(keys.map((key) => this.storage.remove(key)));
    }
    return expired;
  }
}
