import type { Config } from '../config/config.js';
import { isLoopbackHost } from '../config/read-config.js';
import { misspelledSettings } from '../config/misspelled-settings.js';
import { doubtful, type Finding } from './finding.js';

/** Whether a setting was given a value, rather than left as it is. */
type Given = (name: string) => boolean;

/** What is allowed, and can hardly be meant: each says so, or null. */
const CONTRADICTIONS: Readonly<Record<string, (config: Config, given: Given) => string | null>> = {
  twoStorages: ({ storage }, given) =>
    storage.s3 !== null && given('STORAGE_DIR')
      ? 'STORAGE_DIR is set beside STORAGE_URL, and nothing is kept there: take it out, or name that folder in STORAGE_FORMER if files are still in it.'
      : null,
  plainKeys: ({ server, https }) =>
    !https.required &&
    https.tls === null &&
    server.publicUrl?.startsWith('http:') === true &&
    !server.forThisMachine
      ? 'HTTPS=off and a PUBLIC_URL with http: keys cross the network for everybody to read. Set PUBLIC_URL to an https address, unless that network is yours alone.'
      : null,
  namelessProxy: ({ server, https }) =>
    https.trustedProxies.length > 0 && server.publicUrl === null && server.role !== 'worker'
      ? 'TRUSTED_PROXIES is set without PUBLIC_URL: every address that is handed out leads past the proxy. Set PUBLIC_URL to what callers call.'
      : null,
  everybodyTrusted: ({ https }) =>
    https.trustedProxies.some((proxy) => /\/0+$/.test(proxy))
      ? 'TRUSTED_PROXIES names every address: whoever reaches the server chooses the address that limits count. Name the proxies alone.'
      : null,
  deafScraper: ({ metrics }) =>
    metrics.listen !== null && metrics.token === null && !isLoopbackHost(metrics.listen.host)
      ? 'METRICS_LISTEN is an address for others, and without METRICS_TOKEN its /metrics answers loopback alone: set METRICS_TOKEN, or have Prometheus ask from this host.'
      : null,
  tracesToNobody: ({ traces }, given) =>
    traces.endpoint === null &&
    ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_SERVICE_NAME', 'TRACES_PERCENT'].some(given)
      ? 'Traces are set up, and OTEL_EXPORTER_OTLP_ENDPOINT is not: nobody is told of any.'
      : null,
  noTraces: ({ traces }) =>
    traces.endpoint !== null && traces.share === 0
      ? 'TRACES_PERCENT=0 beside OTEL_EXPORTER_OTLP_ENDPOINT: nothing is recorded. Take one of them out.'
      : null,
  queueOfOne: ({ generation, budgets }, given) =>
    budgets.queueMaxPerAccount > generation.queueMax && given('QUEUE_MAX_PER_ACCOUNT')
      ? 'QUEUE_MAX_PER_ACCOUNT is more than QUEUE_MAX, which holds for all accounts together: it never comes to it. Lower the one, or raise the other.'
      : null,
  halfOfBodies: ({ bodies }, given) =>
    bodies.perAccountBytes * 2 >= bodies.memoryBytes && given('BODY_MEMORY_PER_ACCOUNT_MB')
      ? 'BODY_MEMORY_PER_ACCOUNT_MB is half of BODY_MEMORY_MB or more, and counts as half: raise BODY_MEMORY_MB.'
      : null,
  openWithoutMail: ({ signIn, mail, server }) =>
    signIn.signUp === 'open' && mail.smtpUrl === null && !server.forThisMachine
      ? 'SIGN_UP=open without SMTP_URL: whoever comes makes videos under an address that nobody has proved, and resets no password. Set SMTP_URL, or SIGN_UP=approval.'
      : null,
};

/** Settings that can be used and contradict each other, and names that nothing reads. */
export function contradictionsIn(
  config: Config,
  env?: Readonly<Record<string, string | undefined>>,
): Finding[] {
  const changed = new Set(
    config.inForce.settings.filter(({ isDefault }) => !isDefault).map((one) => one.name),
  );
  const said = Object.values(CONTRADICTIONS).map((look) => look(config, (name) => changed.has(name)));
  const misspelled = misspelledSettings(env).map(
    ({ given, meant }) => `Nothing reads ${given}: is ${meant} meant?`,
  );
  return [...said, ...misspelled].flatMap((text) => (text === null ? [] : [doubtful('settings', text)]));
}
