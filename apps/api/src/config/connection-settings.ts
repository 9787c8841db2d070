import { number, type Setting } from './setting-kinds.js';

/** How many may be connected, and how slowly they may read. */
export const CONNECTION_SETTINGS = {
  connectionsMax: {
    name: 'CONNECTIONS_MAX',
    default: 'half of the files that the process may open, less 256; at most 10000',
    takes: 'whole number, 0 to 1000000; 0 is the default',
    description:
      'Connections that one process holds at once. Downloads of videos take at most half of them. When all are taken, whoever has kept the server waiting longest makes room.',
    schema: number(0, 1_000_000, 0).schema,
  },
  connectionsPerAddress: {
    name: 'CONNECTIONS_PER_ADDRESS',
    ...number(1, 1_000_000, 256),
    description:
      'Connections from one address at once; an IPv6 address counts by its /64. Behind TRUSTED_PROXIES it is requests under way for one client. Loopback and the proxies themselves are exempt. Past it: 500 busy, or a closed connection.',
  },
  downloadFloor: {
    name: 'DOWNLOAD_MIN_BYTES_PER_SECOND',
    ...number(0, 1_000_000_000, 1_000),
    description:
      'A client that takes an answer more slowly than this, while there is more to take, is disconnected; it can go on with a Range. 0: nobody is.',
  },
  downloadPatienceSeconds: {
    name: 'DOWNLOAD_PATIENCE_SECONDS',
    ...number(1, 3_600, 60),
    description:
      'How long a client may fall behind DOWNLOAD_MIN_BYTES_PER_SECOND, or take nothing at all, seconds.',
  },
} as const satisfies Record<string, Setting>;
