import { paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import type { ListedObject } from '@clipwright/engines/files';
import type { S3Address } from '../../config/storage-url.js';

/** How many pages of a listing, of a thousand keys each, are read before keys are asked about one by one. */
const PAGES_AT_MOST = 2;

/** The keys between two others, both included, as far as they were listed. */
export interface ListedSpan {
  readonly keys: ReadonlySet<string>;
  /** Up to here, included, a key that is not among them is not there. */
  readonly until: string;
}

/** Lists a bucket page by page, never whole: it may hold millions. */
export class S3Listing {
  constructor(
    private readonly client: S3Client,
    private readonly address: S3Address,
  ) {}

  async *all(): AsyncIterable<ListedObject> {
    for await (const page of this.pages()) yield* page.objects.filter(({ key }) => isOurs(key));
  }

  async span(first: string, last: string): Promise<ListedSpan> {
    const keys = new Set<string>();
    let until = '';
    let pages = 0;
    for await (const { objects, isLast } of this.pages(keyBefore(first))) {
      for (const { key } of objects) keys.add(key);
      until = isLast ? last : (objects.at(-1)?.key ?? until);
      pages += 1;
      if (until >= last || pages === PAGES_AT_MOST) break;
    }
    return { keys, until };
  }

  private async *pages(after = ''): AsyncIterable<{ objects: ListedObject[]; isLast: boolean }> {
    const { bucket: Bucket, prefix: Prefix } = this.address;
    const asked = { Bucket, Prefix, ...(after === '' ? {} : { StartAfter: `${Prefix}${after}` }) };
    for await (const { Contents = [], IsTruncated } of paginateListObjectsV2(
      { client: this.client },
      asked,
    )) {
      const objects = Contents.map(({ Key = '', LastModified = new Date() }) => ({
        key: Key.slice(Prefix.length),
        modifiedAt: LastModified,
      }));
      yield { objects, isLast: IsTruncated !== true };
    }
  }
}

/** Not what else stands in the bucket: the mark, and whatever has folders. */
const isOurs = (key: string): boolean => key !== '' && !key.startsWith('.') && !key.includes('/');

/** A key that stands before another one, in the order of their bytes. */
const keyBefore = (key: string): string => key.slice(0, -1);
