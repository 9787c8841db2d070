import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { pageFilesIn } from './page-files.js';

it('serves a dashboard that was built over an earlier one, whose files had no brotli', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clipwright-pages-'));
  try {
    writeFileSync(join(folder, 'dashboard-earlier.js'), 'earlier');
    writeFileSync(join(folder, 'dashboard-now.js'), 'now');
    writeFileSync(join(folder, 'dashboard-now.js.br'), 'squeezed');
    expect([...pageFilesIn(folder)]).toEqual([
      [
        'dashboard-now.js',
        {
          type: 'text/javascript; charset=utf-8',
          plain: Buffer.from('now'),
          brotli: Buffer.from('squeezed'),
        },
      ],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
