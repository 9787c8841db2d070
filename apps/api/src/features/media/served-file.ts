import type { Readable } from 'node:stream';

interface Validators {
  readonly etag: string;
  readonly modifiedAt: Date;
}

/** What a request for a file comes to. `start` and `end` are both included. */
export type ServedFile =
  | ({
      readonly kind: 'whole' | 'part';
      readonly start: number;
      readonly end: number;
      readonly sizeBytes: number;
      open(): Readable;
    } & Validators)
  | ({ readonly kind: 'unchanged' } & Validators)
  | { readonly kind: 'elsewhere'; readonly url: string }
  | { readonly kind: 'unsatisfiable'; readonly sizeBytes: number };

/** A file that is not as long as what was stored is damaged, and never served. */
export type FoundFile = ServedFile | 'not-found' | 'damaged';

export interface FileConditions {
  readonly range?: string | undefined;
  readonly 'if-range'?: string | undefined;
  readonly 'if-none-match'?: string | undefined;
}

/** Finds a stored file, and the part of it that a request asks for (RFC 9110: ranges, validators). */
export abstract class MediaFiles {
  abstract run(file: string, conditions: FileConditions, method: string): Promise<FoundFile>;

  /** For whoever may not know the file's name: from this server itself, with a tag that tells nothing of it. */
  abstract unnamed(file: string, conditions: FileConditions): Promise<FoundFile>;
}
