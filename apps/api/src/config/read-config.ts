import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { ConfigError } from './config-error.js';
import type { EngineKinds } from '@clipwright/engines/kind';
import { readEnginesFile } from './engines-file.js';
import { readEngines } from './read-engines.js';
import { checkSoldPlans, readPayments, sells } from './read-payments.js';
import { type PlansGiven, readPlans } from './read-plans.js';
import { readModeration } from './read-moderation.js';
import { readRetention } from './read-retention.js';
import { type Environment, readSettings, type SettingValues } from './read-settings.js';
import { settingsInForce } from './settings-in-force.js';
import type { Config } from './config.js';
import type { HttpsConfig } from './slices.js';

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
  const plans = readPlans(plansGiven(values, env), problems);
  checkSoldPlans(values, plans, problems);
  checkPublicUrl(values, loopback, problems);
  checkProxies(values.trustedProxies, problems);
  checkMediaHosts(values, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    ...build(values, { loopback, tls }),
    engines: engines.config,
    moderation,
    plans,
    inForce: { settings: settingsInForce(env) },
  };
}

/** STUDIO_PLANS is what the setting was called while it changed the playground alone. */
const plansGiven = (values: SettingValues, env: Environment): PlansGiven =>
  values.plansFile === undefined && env['STUDIO_PLANS'] !== undefined && env['STUDIO_PLANS'] !== ''
    ? { source: 'STUDIO_PLANS', given: env['STUDIO_PLANS'], sells: sells(values) }
    : { source: 'PLANS_FILE', given: values.plansFile, sells: sells(values) };

function readTls(values: SettingValues, problems: string[]): HttpsConfig['tls'] {
  if (values.tlsCert === undefined && values.tlsKey === undefined) return null;
  const cert = readPem('TLS_CERT', values.tlsCert, problems);
  const key = readPem('TLS_KEY', values.tlsKey, problems);
  if (cert === null || key === null) return null;
  return { cert, key, certFile: resolve(values.tlsCert ?? ''), keyFile: resolve(values.tlsKey ?? '') };
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
    problems.push(
      `PUBLIC_URL has to be set when HOST is not loopback (it is "${values.host}"), for example https://video.example.com.`,
    );
  }
}

function checkProxies(proxies: readonly string[], problems: string[]): void {
  const wrong = proxies.filter((proxy) => !ipaddr.isValid(proxy) && !ipaddr.isValidCIDR(proxy));
  if (wrong.length > 0) {
    problems.push(
      `TRUSTED_PROXIES takes addresses or CIDR ranges with commas between; got "${wrong.join(', ')}".`,
    );
  }
}

/** A folder has nobody else who could serve it. */
function checkMediaHosts(values: SettingValues, problems: string[]): void {
  const { mediaUrl, mediaRedirectSeconds } = values;
  if (mediaUrl !== undefined && mediaRedirectSeconds > 0)
    problems.push(
      'MEDIA_URL and MEDIA_REDIRECT_SECONDS exclude each other: a video is sent on to one place.',
    );
  if (values.storageUrl !== undefined) return;
  if (mediaUrl !== undefined) problems.push('MEDIA_URL needs STORAGE_URL: no other host has this folder.');
  if (mediaRedirectSeconds > 0)
    problems.push('MEDIA_REDIRECT_SECONDS needs STORAGE_URL: no other host has this folder.');
}

const httpsRequired = (setting: SettingValues['https'], loopback: boolean): boolean =>
  setting === 'required' || (setting === 'auto' && !loopback);

function build(
  values: SettingValues,
  found: { loopback: boolean; tls: HttpsConfig['tls'] },
): Omit<Config, 'inForce' | 'engines' | 'moderation' | 'plans'> {
  const home = resolve(values.home);
  const assetsHome = resolve(values.assetsHome ?? home);
  return {
    home,
    logLevel: values.logLevel,
    databaseUrl: values.databaseUrl ?? null,
    databasePoolSize: values.databasePoolSize,
    server: serverOf(values, found.loopback),
    https: {
      required: httpsRequired(values.https, found.loopback),
      tls: found.tls,
      trustedProxies: values.trustedProxies,
    },
    connections: connectionsOf(values),
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
      posters: values.posters === 'on',
      assetsHome,
      stageHome: values.stage === 'auto' ? assetsHome : null,
    },
    budgets: budgetsOf(values),
    credits: { chargesFallbacks: values.fallbackCredits === 'full' },
    storage: storageOf(values, home),
    backup: {
      home,
      maxAgeMs: values.backupMaxAgeHours === 0 ? null : values.backupMaxAgeHours * HOUR_MS,
    },
    ...readRetention(values),
    images: imagesOf(values),
    ...telemetryOf(values),
    signIn: signInOf(values, found.loopback),
    openAi: { models: values.openAiModels },
    mail: mailOf(values),
    ...readPayments(values),
  };
}

const connectionsOf = (values: SettingValues): Config['connections'] => ({
  max: values.connectionsMax === 0 ? null : values.connectionsMax,
  perAddress: values.connectionsPerAddress,
  minBytesPerSecond: values.downloadFloor,
  patienceMs: values.downloadPatienceSeconds * 1000,
});

const HOUR_SECONDS = 3_600;
const MEBIBYTE = 1024 * 1024;

/**
 * Whoever lets more videos through a window lets the images for them through: budgets that are not set grow
 * with it.
 */
function budgetsOf(values: SettingValues): Config['budgets'] {
  const generationsPerHour = (values.rateLimit * HOUR_SECONDS) / values.rateWindowSeconds;
  const atLeast = (most: number, perGeneration: number): number =>
    Math.max(most, Math.ceil(generationsPerHour * perGeneration));
  return {
    queueMaxPerAccount: values.queueMaxPerAccount,
    perHour: {
      bytes: (values.fetchedMibPerHour ?? atLeast(1_024, 20)) * MEBIBYTE,
      fetches: values.fetchesPerHour ?? atLeast(240, 4),
      images: values.decodedImagesPerHour ?? atLeast(480, 8),
      refusals: values.refusedFetchesPerHour,
      plans: values.plansPerHour ?? atLeast(600, 10),
    },
    fetchesAtOnce: {
      perAccount: values.fetchesAtOnce,
      perHost: values.fetchesAtOncePerHost,
      inAll: values.fetchesAtOnceInAll,
    },
    fetchesPerHostPerMinute: values.fetchesPerHostPerMinute,
    fetchWaitMs: values.fetchWaitSeconds * 1000,
    decodesAtOnce: values.decodesAtOnce,
  };
}

/**
 * No account takes more than half of the room for bodies, whatever its share is said to be: somebody else
 * always finds some.
 */
const loadOf = (values: SettingValues): Pick<Config, 'bodies' | 'load'> => ({
  bodies: {
    memoryBytes: values.bodyMemoryMb * MEBIBYTE,
    perAccountBytes: Math.min(values.bodyMemoryPerAccountMb, values.bodyMemoryMb / 2) * MEBIBYTE,
    waitMs: values.bodyWaitSeconds * 1000,
  },
  load: { loopLateMs: values.loopLateMs },
});

const HOUR_MS = 3_600_000;

/** A proxy on this machine makes a server on loopback as public as its PUBLIC_URL. */
const isForThisMachine = ({ publicUrl }: SettingValues, loopback: boolean): boolean =>
  loopback &&
  (publicUrl === undefined || isLoopbackHost(new URL(publicUrl).hostname.replaceAll(/[[\]]/g, '')));

const serverOf = (values: SettingValues, loopback: boolean): Config['server'] => ({
  host: values.host,
  port: values.port,
  role: values.role,
  workerName: values.workerName,
  publicUrl: values.publicUrl?.replace(/\/+$/, '') ?? null,
  forThisMachine: isForThisMachine(values, loopback),
  shutdownGraceMs: values.shutdownGraceSeconds * 1000,
});

const signInOf = (values: SettingValues, loopback: boolean): Config['signIn'] => ({
  signUp: values.signUp ?? (isForThisMachine(values, loopback) ? 'open' : 'approval'),
  invitationMs: values.invitationHours * HOUR_MS,
  verificationMailsPerHour: values.verificationMailsPerHour,
  sessionSecret: values.sessionSecret ?? null,
  attempts: values.signInAttempts,
  attemptsPerAddress: values.signInAttemptsPerAddress,
  attemptsPerAccount: values.signInAttemptsPerAccount,
});

const mailOf = (values: SettingValues): Config['mail'] => ({
  smtpUrl: values.smtpUrl ?? null,
  from: values.mailFrom ?? `clipwright@${new URL(values.publicUrl ?? 'http://localhost').hostname}`,
});

const telemetryOf = (values: SettingValues): Pick<Config, 'metrics' | 'traces'> => ({
  metrics: { token: values.metricsToken ?? null, listen: values.metricsListen ?? null },
  traces: {
    endpoint: values.otlpEndpoint?.replace(/\/+$/, '') ?? null,
    headers: values.otlpHeaders,
    serviceName: values.otelServiceName,
    share: values.tracesPercent / 100,
    perSecond: values.tracesPerSecond,
  },
});

const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000_000_000;

const storageOf = (values: SettingValues, home: string): Config['storage'] => ({
  dir: resolve(values.storageDir ?? join(home, 'media')),
  s3: values.storageUrl ?? null,
  former: values.storageFormer ?? null,
  redirectSeconds: values.mediaRedirectSeconds,
  mediaUrl: values.mediaUrl?.replace(/\/$/, '') ?? null,
  tempDir: join(home, 'tmp', hostname().replaceAll(/[^\w.-]/g, '_') || 'host'),
  maxBytes: values.storageMaxGb === 0 ? null : values.storageMaxGb * GIGABYTE,
  accountPercent: values.storageAccountPercent,
  reserveBytes: values.diskReserveMb * MEGABYTE,
});

const imagesOf = (values: SettingValues): Config['images'] => ({
  allowedHosts: values.allowedImageHosts,
  allowPrivateHosts: values.allowPrivateImageHosts === 'on',
  ownHosts: values.publicUrl === undefined ? [] : [new URL(values.publicUrl).host],
});
