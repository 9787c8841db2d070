/**
 * Who makes a request: the account, and the hash of the key it used. The account's id also names its key
 * slot.
 */
export interface Caller {
  readonly accountId: string;
  /** Null: somebody signed in to the dashboard, where every plan may make videos. */
  readonly keyHash: Buffer | null;
}

/** A caller that brought a key. */
export type KeyCaller = Caller & { readonly keyHash: Buffer };
