import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { repository } from './ready-clone.js';

const COUNT_FILES = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const files = new Set();
  registerHooks({ load: (url, context, next) => (files.add(url), next(url, context)) });
  process.on('exit', () => console.error(JSON.stringify([...files].filter((url) => url.startsWith('file:')))));
`)}`;

it('a command starts from its bundle: it reads few files, and of TypeORM none beside it', async () => {
  const { stderr } = await promisify(execFile)(process.execPath, [
    '--import',
    COUNT_FILES,
    join(repository, 'apps/api/dist/cli.js'),
    '--help',
  ]);
  const files = JSON.parse(stderr) as string[];
  expect(files.filter((url) => /node_modules\/(typeorm|@nestjs)\//.test(url))).toEqual([]);
  expect(files.length).toBeLessThan(100);
});
