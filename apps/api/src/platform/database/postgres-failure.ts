/**
 * The embedded database could not do its work. The message tells a person what happened and what to do next.
 */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
