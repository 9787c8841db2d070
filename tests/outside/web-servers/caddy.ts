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

const configuration = ({ port, folder, album }: Place): string => `
{
  admin off
  auto_https off
  storage file_system ${folder}
}
http://127.0.0.1:${port} {
  root * ${album}
  header /close/* Connection close
  header /chunked/* {
    -Content-Length
    defer
  }
  encode /gzip/* {
    gzip
    minimum_length 1
    match header Content-Type image/*
  }
  header /packed/* Content-Encoding gzip
  request_header /whole/* -Range
  @moved path_regexp moved ^/moved/(.*)$
  redir @moved /plain/{re.moved.1}
  file_server
}
`;

export const caddy: WebServer = {
  name: 'Caddy',
  program: 'caddy',
  forms: [
    { says: 'HTTP/1.1, kept alive', folder: 'plain', shows: KEPT_ALIVE },
    { says: 'HTTP/1.1, closing', folder: 'close', shows: CLOSING },
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
    const file = join(place.folder, 'Caddyfile');
    await writeFile(file, configuration(place));
    return {
      args: ['run', '--config', file, '--adapter', 'caddyfile'],
      env: { HOME: place.folder, XDG_DATA_HOME: place.folder, XDG_CONFIG_HOME: place.folder },
    };
  },
};
