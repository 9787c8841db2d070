import type { Readable } from 'node:stream';
import type { Account } from '../../accounts/account.door.js';
import type { Actor } from '../../audit/actor.door.js';

/** Where files and images of an export are found, in front of their names. */
export interface ExportPlaces {
  readonly files: string;
  readonly images: string;
}

/** Everything that is kept of an account, as one JSON document. */
export abstract class AccountExport {
  /** The document as a stream, which reads on as its reader does. */
  abstract stream(account: Account, actor: Actor, places: ExportPlaces): Promise<Readable>;

  /** An image of one of the account's own videos; null for anything else. */
  abstract image(accountId: string, key: string): Promise<Readable | null>;
}
