import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of this server, as its package says. */
export const productVersion = (): string => {
  const file = join(import.meta.dirname, '../../package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};
