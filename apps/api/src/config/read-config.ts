import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { ConfigError } from './config-error.js';
import type { EngineKinds } from './engines-config.js';
import { readEnginesFile } from './engines-file.js';
import { readEngines } from './read-engines.js';
import { readModeration } from './read-moderation.js';
import { type Environment, readSettings, type SettingValues } from './read-settings.js';
import { settingsInForce } from './settings-in-force.js';
import type { Config, HttpsConfig } from './slices.js';

/** True for addresses and names that only this machine can reach. */
export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');

/**
 * The configuration from the environment and the engines' file, read once and whole.
 * @throws ConfigError that names every wrong setting and every wrong field
 */
export function readConfig(kinds: EngineKinds, env: Environment = process.env): Config {
  const { values, problems } = readSettings(env);
  const engines = readEngines(readEnginesFile(values.engines, values.home ?? '.', env), kinds);
  const wrongSettings = problems.length > 0;
  problems.push(...engines.problems);
  if (wrongSettings) throw new ConfigError(problems);
  const loopback = isLoopbackHost(values.host);
  const tls = readTls(values, problems);
  const moderation = readModeration(values, problems);
  checkPublicUrl(values, loopback, problems);
  checkProxies(values.trustedProxies, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  return { ...build(values, { loopback, tls }), engines: engines.config, moderation, inForce: { settings: settingsInForce(env) } };
}

function readTls(values: SettingValues, problems: string[]): HttpsConfig['tls'] {
  if (values.tlsCert === undefined && values.tlsKey === undefined) return null;
  const cert = readPem('TLS_CERT', values.tlsCert, problems);
  const key = readPem('TLS_KEY', values.tlsKey, problems);
  return cert !== null && key !== null ? { cert, key, certFile: resolve(values.tlsCert ?? '') } : null;
}

function readPem(name: string, file: string | undefined, problems: string[]): Buffer | null {
  if (file === undefined) {
    problems.push(`${name} has to be set too: TLS_CERT and TLS_KEY go together.`);
    return null;
  }
  try {
    return readFileSync(file);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unreadable';
    problems.push(`${name} takes a PEM file that can be read; got "${file}" (${reason}).`);
    return null;
  }
}

function checkPublicUrl(values: SettingValues, loopback: boolean, problems: string[]): void {
  if (!loopback && values.publicUrl === undefined && values.role !== 'worker') {
    problems.push(`PUBLIC_URL has to be set when HOST is not loopback (it is "${values.host}"), for example https://video.example.com.`);
  }
}

function checkProxies(proxies: readonly string[], problems: string[]): void {
  const wrong = proxies.filter((proxy) => !ipaddr.isValid(proxy) && !ipaddr.isValidCIDR(proxy));
  if (wrong.length > 0) {
    problems.push(`TRUSTED_PROXIES takes addresses or CIDR ranges with commas between; got "${wrong.join(', ')}".`);
  }
}

const httpsRequired = (setting: SettingValues['https'], loopback: boolean): boolean =>
  setting === 'required' || (setting === 'auto' && !loopback);

function build(values: SettingValues, found: { loopback: boolean; tls: HttpsConfig['tls'] }): Omit<Config, 'inForce' | 'engines' | 'moderation'> {
  const home = resolve(values.home);
  return {
    home,
    logLevel: values.logLevel,
    databaseUrl: values.databaseUrl ?? null,
    databasePoolSize: values.databasePoolSize,
    server: {
      host: values.host,
      port: values.port,
      role: values.role,
      publicUrl: values.publicUrl?.replace(/\/+$/, '') ?? null,
      shutdownGraceMs: values.shutdownGraceSeconds * 1000,
    },
    https: {
      required: httpsRequired(values.https, found.loopback),
      tls: found.tls,
      trustedProxies: values.trustedProxies,
    },
    ...loadOf(values),
    keys: { prefix: values.apiKeyPrefix },
    window: { limit: values.rateLimit, windowMs: values.rateWindowSeconds * 1000 },
    flood: { failuresPerMinute: values.authFailuresPerMinute },
    generation: {
      syncWaitMs: values.syncWaitSeconds * 1000,
      deadlineMs: values.generationDeadlineSeconds * 1000,
      workerSlots: values.workerSlots,
      accountAtOnce: values.accountAtOnce === 0 ? null : values.accountAtOnce,
      queueMax: values.queueMax,
      promptInMetadata: values.promptInMetadata === 'on',
    },
    credits: { chargesFallbacks: values.fallbackCredits === 'full' },
    storage: storageOf(values, home),
    retention: retentionOf(values),
    images: imagesOf(values),
    metrics: { token: values.metricsToken ?? null },
    signIn: signInOf(values),
    mail: mailOf(values),
  };
}

const MEBIBYTE = 1024 * 1024;

/** No account takes more than half of the room for bodies, whatever its share is said to be: somebody else always finds some. */
const loadOf = (values: SettingValues): Pick<Config, 'bodies' | 'load'> => ({
  bodies: {
    memoryBytes: values.bodyMemoryMb * MEBIBYTE,
    perAccountBytes: Math.min(values.bodyMemoryPerAccountMb, values.bodyMemoryMb / 2) * MEBIBYTE,
    waitMs: values.bodyWaitSeconds * 1000,
  },
  load: { loopLateMs: values.loopLateMs },
});

const signInOf = (values: SettingValues): Config['signIn'] => ({
  signUpOpen: values.signUp === 'open',
  sessionSecret: values.sessionSecret ?? null,
  attempts: values.signInAttempts,
  attemptsPerAddress: values.signInAttemptsPerAddress,
});

const mailOf = (values: SettingValues): Config['mail'] => ({
  smtpUrl: values.smtpUrl ?? null,
  from: values.mailFrom ?? `clipwright@${new URL(values.publicUrl ?? 'http://localhost').hostname}`,
});

const DAY_MS = 86_400_000;
const GIGABYTE = 1_000_000_000;

const storageOf = (values: SettingValues, home: string): Config['storage'] => ({
  dir: resolve(values.storageDir ?? join(home, 'media')),
  tempDir: join(home, 'tmp', hostname().replaceAll(/[^\w.-]/g, '_') || 'host'),
  maxBytes: values.storageMaxGb === 0 ? null : values.storageMaxGb * GIGABYTE,
});

const retentionOf = (values: SettingValues): Config['retention'] => ({
  keepMs: values.retentionDays === 0 ? null : values.retentionDays * DAY_MS,
  sweepEveryMs: values.sweepEverySeconds * 1000,
  sweepMinAgeMs: values.sweepMinAgeSeconds * 1000,
});

const imagesOf = (values: SettingValues): Config['images'] => ({
  allowedHosts: values.allowedImageHosts,
  allowPrivateHosts: values.allowPrivateImageHosts === 'on',
  ownHosts: values.publicUrl === undefined ? [] : [new URL(values.publicUrl).host],
});
