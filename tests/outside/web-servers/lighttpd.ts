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

const configuration = ({ port, album }: Place, program: string): string => `
server.modules = ("mod_redirect", "mod_setenv", "mod_deflate", "mod_cgi")
server.bind = "127.0.0.1"
server.port = ${port}
server.document-root = "${album}"
mimetype.assign = (".png" => "image/png", ".webp" => "image/webp")
$HTTP["url"] =~ "^/close/" { server.max-keep-alive-requests = 0 }
$HTTP["url"] =~ "^/old/" { server.protocol-http11 = "disable" }
$HTTP["url"] =~ "^/chunked/" { cgi.assign = ("" => "${program}"), server.stream-response-body = 1 }
$HTTP["url"] =~ "^/gzip/" { deflate.mimetypes = ("image/") deflate.allowed-encodings = ("gzip") deflate.min-compress-size = 1 }
$HTTP["url"] =~ "^/packed/" { setenv.add-response-header = ("Content-Encoding" => "gzip") }
$HTTP["url"] =~ "^/whole/" { server.range-requests = "disable" }
url.redirect = ("^/moved/(.*)" => "/plain/$1")
url.redirect-code = 302
`;

/** A program behind the server, which says no length. */
const PROGRAM = `#!/bin/sh
printf 'Content-Type: image/png\\r\\n\\r\\n'
exec cat "$SCRIPT_FILENAME"
`;

export const lighttpd: WebServer = {
  name: 'lighttpd',
  program: 'lighttpd',
  forms: [
    { says: 'HTTP/1.0', folder: 'old', shows: AS_BEFORE_1_1 },
    { says: 'HTTP/1.1, kept alive', folder: 'plain', shows: KEPT_ALIVE },
    { says: 'HTTP/1.1, closing', folder: 'close', shows: CLOSING },
    { says: 'HTTP/1.1, in chunks from a program', folder: 'chunked', shows: IN_CHUNKS },
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
    const [file, program] = [join(place.folder, 'lighttpd.conf'), join(place.folder, 'send.sh')];
    await writeFile(program, PROGRAM, { mode: 0o755 });
    await writeFile(file, configuration(place, program));
    return { args: ['-D', '-f', file] };
  },
};
