import { describe, expect, it } from '@jest/globals';
import { EMBEDDED_KIND } from '../config/__fixtures__/embedded-kind.js';
import { readConfig } from '../config/read-config.js';
import { contradictionsIn } from './examine-settings.js';

const told = (env: Record<string, string>): string[] =>
  contradictionsIn(readConfig(EMBEDDED_KIND, env), env).map(({ name, ok, warning, detail }) => {
    expect([name, ok, warning]).toEqual(['settings', true, true]);
    return detail;
  });

const COLLECTOR = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
const PUBLIC = { HOST: '0.0.0.0', PUBLIC_URL: 'https://clips.example.com', TRUSTED_PROXIES: '10.0.0.1' };

describe('settings that can be used and contradict each other', () => {
  it.each([
    [
      { STORAGE_URL: 's3://clips', STORAGE_DIR: '/srv/clips' },
      /^STORAGE_DIR is set beside STORAGE_URL.*STORAGE_FORMER/,
    ],
    [
      { HOST: '0.0.0.0', HTTPS: 'off', PUBLIC_URL: 'http://clips.example.com' },
      /^HTTPS=off .* Set PUBLIC_URL to an https address/,
    ],
    [{ TRUSTED_PROXIES: '10.0.0.1' }, /^TRUSTED_PROXIES is set without PUBLIC_URL.* Set PUBLIC_URL/],
    [
      { ...PUBLIC, TRUSTED_PROXIES: '0.0.0.0/0' },
      /^TRUSTED_PROXIES names every address.* Name the proxies alone/,
    ],
    [{ METRICS_LISTEN: '0.0.0.0:9464' }, /^METRICS_LISTEN .* set METRICS_TOKEN/],
    [{ TRACES_PERCENT: '10' }, /^Traces are set up, and OTEL_EXPORTER_OTLP_ENDPOINT is not/],
    [{ ...COLLECTOR, TRACES_PERCENT: '0' }, /^TRACES_PERCENT=0 .* Take one of them out/],
    [{ QUEUE_MAX: '10', QUEUE_MAX_PER_ACCOUNT: '20' }, /^QUEUE_MAX_PER_ACCOUNT is more than QUEUE_MAX/],
    [
      { BODY_MEMORY_MB: '100', BODY_MEMORY_PER_ACCOUNT_MB: '80' },
      /^BODY_MEMORY_PER_ACCOUNT_MB .* raise BODY_MEMORY_MB/,
    ],
    [{ ...PUBLIC, SIGN_UP: 'open' }, /^SIGN_UP=open without SMTP_URL.* Set SMTP_URL, or SIGN_UP=approval/],
    [{ METRIC_TOKEN: 'x' }, /^Nothing reads METRIC_TOKEN: is METRICS_TOKEN meant\?$/],
  ] as [Record<string, string>, RegExp][])('are told of: %j', (env, sentence) => {
    expect(told(env)).toEqual([expect.stringMatching(sentence)]);
  });

  it.each([
    {},
    PUBLIC,
    { ...PUBLIC, ...COLLECTOR, TRACES_PERCENT: '5' },
    { METRICS_LISTEN: '127.0.0.1:9464' },
  ])('are not found where there are none: %j', (env) => {
    expect(told(env)).toEqual([]);
  });
});
