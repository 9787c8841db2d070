import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ASKING_FOR_A_RANGE,
  ASKING_FOR_GZIP,
  CLOSING,
  IN_CHUNKS,
  KEPT_ALIVE,
  MOVED,
  PACKED,
  type Place,
  type WebServer,
  WHOLE,
} from './web-server.js';

/** A whole configuration for one site, which writes nothing outside its folder. */
export const nginxBeside = (folder: string, site: string): string => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  types { image/png png; image/webp webp; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  ${site}
}
`;

const configuration = ({ port, folder, album }: Place): string =>
  nginxBeside(
    folder,
    `server {
    listen 127.0.0.1:${port};
    root ${album};
    location /close/ { keepalive_timeout 0; }
    location /brief/ { keepalive_timeout 60 1; }
    location /chunked/ { sub_filter_types *; sub_filter 'words that no picture has' ''; }
    location /gzip/ { gzip on; gzip_types *; gzip_min_length 1; }
    location /packed/ { add_header Content-Encoding gzip; }
    location /whole/ { max_ranges 0; }
    location /moved/ { rewrite ^/moved/(.*)$ /plain/$1 redirect; }
  }`,
  );

export const nginx: WebServer = {
  name: 'nginx',
  program: 'nginx',
  forms: [
    { says: 'HTTP/1.1, kept alive', folder: 'plain', shows: KEPT_ALIVE },
    { says: 'HTTP/1.1, closing', folder: 'close', shows: CLOSING },
    { says: 'HTTP/1.1, kept alive for a second', folder: 'brief', shows: /^keep-alive: timeout=1\r?$/im },
    { says: 'HTTP/1.1, in chunks', folder: 'chunked', shows: IN_CHUNKS },
    { says: 'HTTP/1.1, with gzip on offer', folder: 'gzip', asking: ASKING_FOR_GZIP, shows: PACKED },
    { says: 'HTTP/1.1, without ranges', folder: 'whole', asking: ASKING_FOR_A_RANGE, shows: WHOLE },
    { says: 'a redirect', folder: 'moved', shows: MOVED },
    {
      says: 'HTTP/1.1, packed though nobody asked for it',
      folder: 'packed',
      shows: PACKED,
      refusedFor: 'encoding',
    },
  ],
  prepare: async (place) => {
    const file = join(place.folder, 'nginx.conf');
    await writeFile(file, configuration(place));
    return { args: ['-e', 'stderr', '-p', place.folder, '-c', file] };
  },
};
