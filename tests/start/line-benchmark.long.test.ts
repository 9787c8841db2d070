import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { repository } from './ready-clone.js';

// It takes the server's parts by their paths, where neither types nor the law of imports tell that it no
// longer fits.
it('the benchmark of the line measures the server as it is built', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(repository, 'benchmarks/work-lines/run.mjs'), '1', '10'],
    { maxBuffer: 2 ** 24 },
  );
  for (const work of ['gate', 'admit', 'claim', 'cancel the last', 'status: last in line'])
    expect(stdout).toMatch(new RegExp(`^\\| ${work} \\|.* \\d`, 'm'));
});
