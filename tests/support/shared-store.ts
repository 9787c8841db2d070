/** An S3 store, kept by others. */
export interface SharedStore {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Of a run over replicas, which `tests/replicas/set-up.mjs` names; null for one over single processes. */
export function sharedStore(): SharedStore | null {
  const named = process.env['CLIPWRIGHT_TESTS_REPLICAS'];
  return named === undefined ? null : (JSON.parse(named) as SharedStore);
}

/** What a process is told of it, and the part that belongs to one database. */
export function settingsOfStore(
  { endpoint, accessKeyId, secretAccessKey }: SharedStore,
  name: string,
): Readonly<Record<'STORAGE_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string>> {
  return {
    STORAGE_URL: `s3://replicas/${name}/?endpoint=${endpoint}&forcePathStyle=true`,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  };
}
