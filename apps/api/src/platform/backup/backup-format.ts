import { z } from 'zod';

/** Raised when an older Clipwright could not read what is written now. */
export const FORMAT = 1;

/** The last entry: a backup without it was cut off. */
export const MANIFEST = 'manifest.json';
export const TABLES = 'tables/';
export const FILES = 'files/';
export const ENGINES_FILE = 'home/clipwright.config.json';

const count = z.number().int().nonnegative();

const table = z.object({
  schema: z.string(),
  name: z.string(),
  /** Those that are written; what the database makes of them is left out. */
  columns: z.array(z.string()).min(1),
  rows: count,
});

const manifest = z.object({
  clipwrightBackup: z.number(),
  madeAt: z.iso.datetime(),
  clipwright: z.string(),
  postgres: z.string(),
  /** By name, in the order in which they ran: the schema that the tables have. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(table),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), last: z.string(), called: z.boolean() }),
  ),
  files: z.object({ included: z.boolean(), count, bytes: count, gone: count }),
  /** Of all entries before this one, with their names and sizes. */
  entries: count,
  bytes: count,
  sha256: z.string(),
});

export type BackupTable = z.infer<typeof table>;
export type BackupSequence = z.infer<typeof manifest>['sequences'][number];
export type Manifest = z.infer<typeof manifest>;

/** Null for what is no manifest of this format. */
export function parseManifest(text: string): Manifest | null {
  try {
    return manifest.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
