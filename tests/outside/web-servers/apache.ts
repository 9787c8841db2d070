import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AS_BEFORE_1_1,
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

const MODULES = [
  'mpm_event',
  'authz_core',
  'alias',
  'setenvif',
  'headers',
  'mime',
  'filter',
  'include',
  'deflate',
];

/** Started by root it serves as www-data, which never serves as root. */
const configuration = ({ port, folder, album }: Place): string => `
${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerRoot ${folder}
DefaultRuntimeDir ${folder}
PidFile ${folder}/apache.pid
ServerName localhost
Listen 127.0.0.1:${port}
User www-data
Group www-data
ErrorLog ${folder}/error.log
TypesConfig /dev/null
AddType image/png .png
AddType image/webp .webp
DocumentRoot ${album}
<Directory ${album}>
  Require all granted
  Options +Includes
</Directory>
SetEnvIf Request_URI ^/close/ nokeepalive
SetEnvIf Request_URI ^/old/ downgrade-1.0 force-response-1.0
<Location /chunked/>
  SetOutputFilter INCLUDES
</Location>
<Location /gzip/>
  SetOutputFilter DEFLATE
</Location>
<Location /packed/>
  Header set Content-Encoding gzip
</Location>
<Location /whole/>
  MaxRanges none
</Location>
RedirectMatch 302 ^/moved/(.*)$ /plain/$1
`;

export const apache: WebServer = {
  name: 'Apache',
  program: 'apache2',
  forms: [
    { says: 'HTTP/1.0', folder: 'old', shows: AS_BEFORE_1_1 },
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
    const file = join(place.folder, 'apache.conf');
    await writeFile(file, configuration(place));
    return { args: ['-f', file, '-D', 'FOREGROUND'] };
  },
};
