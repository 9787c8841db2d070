import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ASKING_FOR_A_RANGE, KEPT_ALIVE, MOVED, type WebServer } from './web-server.js';

const VERSION = '14.2.7';

/** Fetched from npm into npm's own cache, as by anybody who types it. */
export const npxServe: WebServer = {
  name: 'npx serve',
  program: 'npx',
  forms: [
    { says: 'HTTP/1.1, kept alive', folder: 'plain', shows: KEPT_ALIVE },
    {
      says: 'HTTP/1.1, with ranges on offer',
      folder: 'plain',
      asking: ASKING_FOR_A_RANGE,
      shows: /^HTTP\/1\.1 206 /m,
    },
    { says: 'a redirect', folder: 'moved', shows: MOVED },
  ],
  prepare: async ({ port, folder, album }) => {
    const config = join(folder, 'serve.json');
    await writeFile(
      config,
      JSON.stringify({ redirects: [{ source: '/moved/:file', destination: '/plain/:file', type: 302 }] }),
    );
    const args = [
      '--yes',
      `serve@${VERSION}`,
      '--listen',
      `tcp://127.0.0.1:${port}`,
      '--no-clipboard',
      '--no-port-switching',
      '--config',
      config,
      album,
    ];
    return { args, env: { NO_UPDATE_CHECK: '1' } };
  },
};
