import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Certificate,
  selfSignedCertificate,
  startServer,
  type TestServer,
} from '../../support/index.js';
import { nginxBeside } from './nginx.js';
import { freePort, startWebServer } from './start-web-server.js';
import type { Place, StartWith } from './web-server.js';

const DEPLOY = join(import.meta.dirname, '../../../deploy');

/** The server with a proxy before it that was set up with a file of `deploy`. All ends with the test's file. */
export interface Shipped {
  readonly address: string;
  /** The same without TLS. */
  readonly plainAddress: string;
  readonly ca: string;
  readonly server: TestServer;
  /** What the proxy wrote down of its calls; empty where it writes nothing down. */
  accessLog(): Promise<string>;
}

/** What a file of `deploy` is filled in with. */
interface Filling extends Place {
  readonly plainPort: number;
  readonly server: string;
}

type Fill = (text: string, filling: Filling) => StartWith & { readonly file: string; readonly text: string };

/** What stands in the file as shipped, and what an operator, or a test, puts there. It must be there. */
function put(text: string, values: readonly (readonly [shipped: string, own: string])[]): string {
  return values.reduce((filled, [shipped, own]) => {
    if (!filled.includes(shipped)) throw new Error(`deploy has no "${shipped}" any more.`);
    return filled.replaceAll(shipped, own);
  }, text);
}

const fillNginx: Fill = (text, { port, plainPort, folder, server }) => {
  const site = put(text, [
    ['  listen [::]:80;\n', ''],
    ['  listen [::]:443 ssl http2;\n', ''],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['/etc/letsencrypt/live/video.example.com', folder],
    ['/var/log/nginx', folder],
    ['video.example.com', '127.0.0.1'],
    ['server 127.0.0.1:3000', `server ${server}`],
  ]);
  const file = join(folder, 'nginx.conf');
  return {
    file,
    text: nginxBeside(folder, site).replace('access_log off;', ''),
    args: ['-e', 'stderr', '-p', folder, '-c', file],
  };
};

const fillCaddy: Fill = (text, { port, plainPort, folder, server }) => {
  const site = put(text, [
    ['\nhttp://{$DOMAIN:video.example.com} {', `\nhttp://127.0.0.1:${plainPort} {`],
    [
      '\n{$DOMAIN:video.example.com} {',
      `\nhttps://127.0.0.1:${port} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`,
    ],
    ['{$SERVER:127.0.0.1:3000}', server],
  ]);
  const file = join(folder, 'Caddyfile');
  return {
    file,
    text: `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${folder}\n}\n${site}`,
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  };
};

export const PROXIES = {
  nginx: { program: 'nginx', shipped: 'nginx.conf', fill: fillNginx },
  Caddy: { program: 'caddy', shipped: 'Caddyfile', fill: fillCaddy },
} as const;
export type ProxyName = keyof typeof PROXIES;

/** Starts a proxy as shipped, with the server behind it as the guide says. */
export async function startShipped(
  name: ProxyName,
  options: { env?: Record<string, string>; role?: 'all' | 'http' } = {},
): Promise<Shipped> {
  const { program, shipped, fill } = PROXIES[name];
  const certificate = selfSignedCertificate();
  const text = await readFile(join(DEPLOY, shipped), 'utf8');
  const plainPort = await freePort();
  const started: { server: TestServer; folder: string }[] = [];
  const prepare = async (place: Place): Promise<StartWith> => {
    const server = await startServer({
      ...(options.role === undefined ? {} : { role: options.role }),
      env: {
        PUBLIC_URL: `https://127.0.0.1:${place.port}`,
        TRUSTED_PROXIES: '127.0.0.1',
        HTTPS: 'required',
        ...options.env,
      },
    });
    started.push({ server, folder: place.folder });
    await writeCertificate(place.folder, certificate);
    const filled = fill(text, { ...place, plainPort, server: new URL(server.origin).host });
    await writeFile(filled.file, filled.text);
    return filled;
  };
  const port = await startWebServer({ name, program, forms: [], prepare }, '');
  const last = started.at(-1);
  if (last === undefined) throw new Error(`${name} was started without a server behind it.`);
  return {
    address: `https://127.0.0.1:${port}`,
    plainAddress: `http://127.0.0.1:${plainPort}`,
    ca: certificate.cert,
    server: last.server,
    accessLog: () => readFile(join(last.folder, 'clipwright.log'), 'utf8').catch(() => ''),
  };
}

async function writeCertificate(folder: string, { cert, key }: Certificate): Promise<void> {
  await writeFile(join(folder, 'fullchain.pem'), cert);
  await writeFile(join(folder, 'privkey.pem'), key);
}
