import { afterAll } from '@jest/globals';

type Ending = () => Promise<unknown>;

const endings: Ending[] = [];

/**
 * Runs `end` after all tests of this file, last come first served. Every resource of the harness registers
 * here.
 */
export function atEndOfFile(end: Ending): void {
  endings.push(end);
}

/**
 * Importing the harness is enough: what a test forgot to end is ended here, and an ending that fails, fails
 * the file.
 */
afterAll(async () => {
  const failures: unknown[] = [];
  for (const end of endings.splice(0).reverse()) await end().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n'));
});
