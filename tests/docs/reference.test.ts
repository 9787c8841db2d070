import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const CHECK = fileURLToPath(new URL('../../packages/core/scripts/check-reference.mjs', import.meta.url));

it('docs/reference/core says what the sources of core say', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [CHECK]);
  expect(stdout).toContain('says what the sources say');
});
