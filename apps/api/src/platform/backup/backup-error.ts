/** A backup that can't be made, read or restored, said for people. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
