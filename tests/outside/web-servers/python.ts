import {
  AS_BEFORE_1_1,
  ASKING_FOR_A_RANGE,
  KEPT_ALIVE,
  MOVED,
  type Form,
  type WebServer,
  WHOLE,
} from './web-server.js';

function pythonServer(protocol: 'HTTP/1.0' | 'HTTP/1.1', shows: RegExp): WebServer {
  const forms: readonly Form[] = [
    { says: protocol, folder: 'plain', shows },
    { says: `${protocol}, without ranges`, folder: 'plain', asking: ASKING_FOR_A_RANGE, shows: WHOLE },
    { says: `${protocol}, a redirect from a folder to its page`, folder: 'pages', shows: MOVED },
  ];
  return {
    name: `Python's http.server, ${protocol}`,
    program: 'python3',
    forms,
    prepare: ({ port, album }) =>
      Promise.resolve({
        args: [
          '-u',
          '-m',
          'http.server',
          '--protocol',
          protocol,
          '--bind',
          '127.0.0.1',
          '--directory',
          album,
          String(port),
        ],
      }),
  };
}

/** What `python3 -m http.server` is without further words, and what it is asked for as. */
export const pythonServers: readonly WebServer[] = [
  pythonServer('HTTP/1.0', AS_BEFORE_1_1),
  pythonServer('HTTP/1.1', KEPT_ALIVE),
];
