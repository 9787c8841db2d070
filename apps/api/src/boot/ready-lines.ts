import { X509Certificate } from 'node:crypto';
import type { Config } from '../config/config.js';

/**
 * Where a server listens, and what callers call it: every address that it prints or hands out starts with
 * that.
 */
export interface Addresses {
  readonly listening: string;
  readonly origin: string;
  /** Host and port of the internal routes, where they have their own. */
  readonly internal?: string | null;
}

/**
 * What a server that answers tells of itself: where callers reach it, where it listens, and why they would be
 * refused there.
 */
export function readyLines(
  addresses: Addresses | null,
  config: Pick<Config, 'https' | 'server'>,
  monitors: string | null = null,
): string[] {
  const forMonitors = monitors === null ? [] : [`It tells monitors how it is on ${monitors}`];
  if (addresses === null) return ['Clipwright worker is ready', ...forMonitors];
  const { origin, listening, internal = null } = addresses;
  const trouble = troubleAt(origin, config);
  return [
    `Clipwright is ready at ${origin}`,
    ...(listening === origin ? [] : [`It listens on ${listening}`]),
    ...(internal === null ? [] : [`It takes payment events on ${internal}`]),
    ...forMonitors,
    ...(trouble === null ? [] : ['', trouble]),
  ];
}

/**
 * Why calls to the public address can not succeed with these settings, and what to set; null where they can.
 */
export function troubleAt(
  origin: string,
  { https, server }: Pick<Config, 'https' | 'server'>,
): string | null {
  return (
    (https.required ? httpsTrouble(origin, { https, server }) : null) ??
    nameTrouble(origin, { https, server })
  );
}

function httpsTrouble(origin: string, { https, server }: Pick<Config, 'https' | 'server'>): string | null {
  if (https.tls === null && https.trustedProxies.length === 0) return NO_WAY_IN;
  if (origin.startsWith('https:')) return null;
  return server.publicUrl === null ? NO_PUBLIC_URL : PLAIN_PUBLIC_URL;
}

function nameTrouble(origin: string, { https, server }: Pick<Config, 'https' | 'server'>): string | null {
  const { hostname } = new URL(origin);
  if (server.publicUrl !== null || https.tls === null || isFor(hostname, https.tls.cert)) return null;
  return `The certificate in TLS_CERT is not for ${hostname}. Set PUBLIC_URL to an address that it is for.`;
}

const REFUSED = 'Every call will be refused with 403 https_required:';
const NO_WAY_IN = `${REFUSED} HTTPS is required here, but there is neither a certificate (TLS_CERT, TLS_KEY) nor a proxy whose X-Forwarded-Proto is believed (TRUSTED_PROXIES). Set one of them, or HTTPS=off behind a network that you trust.`;
const PLAIN_PUBLIC_URL = `${REFUSED} HTTPS is required here, and PUBLIC_URL starts with http:. Set it to an https address, or HTTPS=off behind a network that you trust.`;
const NO_PUBLIC_URL = `${REFUSED} HTTPS is required here, and only your proxy serves it. Set PUBLIC_URL to the address of the proxy.`;

function isFor(hostname: string, pem: Buffer): boolean {
  const certificate = new X509Certificate(pem);
  const host = hostname.replace(/^\[|\]$/g, '');
  return certificate.checkHost(host) !== undefined || certificate.checkIP(host) !== undefined;
}

/** Whether nobody but its holder vouches for a certificate, so that callers have to be told to trust it. */
export function isSelfSigned(pem: Buffer): boolean {
  const certificate = new X509Certificate(pem);
  return certificate.checkIssued(certificate);
}
