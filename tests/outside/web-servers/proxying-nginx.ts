import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer, type TestServer } from '../../support/index.js';
import { nginxBeside } from './nginx.js';
import { startWebServer } from './start-web-server.js';

/** An address that everybody of one office comes from. */
const OFFICE = '203.0.113.7';

interface Site {
  readonly port: number;
  readonly target: string;
  readonly readTimeoutSeconds: number;
}

const site = ({ port, target, readTimeoutSeconds }: Site): string => `
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 20m;
    location / {
      proxy_pass ${target};
      proxy_read_timeout ${readTimeoutSeconds}s;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For ${OFFICE};
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }`;

export interface Proxied {
  /** The address that everybody calls. */
  readonly address: string;
  readonly server: TestServer;
}

/** A server with nginx before it, through which everybody comes from one office. Both end with the file. */
export async function startBehindNginx(
  env: Readonly<Record<string, string>>,
  { readTimeoutSeconds = 300, role = 'all' }: { readTimeoutSeconds?: number; role?: 'all' | 'http' } = {},
): Promise<Proxied> {
  const servers: TestServer[] = [];
  const port = await startWebServer(
    {
      name: 'nginx',
      program: 'nginx',
      forms: [],
      prepare: async (place) => {
        const server = await startServer({
          role,
          env: { PUBLIC_URL: `http://127.0.0.1:${place.port}`, TRUSTED_PROXIES: '127.0.0.1', ...env },
        });
        servers.push(server);
        const file = join(place.folder, 'nginx.conf');
        await writeFile(
          file,
          nginxBeside(place.folder, site({ port: place.port, target: server.origin, readTimeoutSeconds })),
        );
        return { args: ['-e', 'stderr', '-p', place.folder, '-c', file] };
      },
    },
    '',
  );
  const server = servers.at(-1);
  if (server === undefined) throw new Error('nginx was started without a server behind it.');
  return { address: `http://127.0.0.1:${port}`, server };
}
