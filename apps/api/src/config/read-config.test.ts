import { describe, expect, it } from '@jest/globals';
import { EMBEDDED_KIND } from './__fixtures__/embedded-kind.js';
import { problemsOf } from './__fixtures__/problems-of.js';
import { readConfig } from './read-config.js';
import { SETTINGS } from './settings.js';

const problemsWith = (env: Record<string, string>): readonly string[] =>
  problemsOf(() => readConfig(EMBEDDED_KIND, env));

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    expect(readConfig(EMBEDDED_KIND, {})).toMatchObject({
      databaseUrl: null,
      server: { host: '127.0.0.1', port: 8787, role: 'all', publicUrl: null, shutdownGraceMs: 10_000 },
      https: { required: false, tls: null },
      window: { limit: 15, windowMs: 1_800_000 },
      generation: { syncWaitMs: 290_000 },
      retention: { keepMs: 30 * 86_400_000 },
    });
  });

  it('lets the budgets for images grow with the window, unless they are set', () => {
    const perHour = (env: Record<string, string>) => readConfig(EMBEDDED_KIND, env).budgets.perHour;
    const MEBIBYTE = 1024 * 1024;
    expect(perHour({})).toEqual({
      bytes: 1_024 * MEBIBYTE,
      fetches: 240,
      images: 480,
      refusals: 240,
      plans: 600,
    });
    expect(perHour({ RATE_LIMIT: '1000' })).toEqual({
      bytes: 40_000 * MEBIBYTE,
      fetches: 8_000,
      images: 16_000,
      refusals: 240,
      plans: 20_000,
    });
    const set = {
      FETCHED_MIB_PER_HOUR: '10',
      FETCHES_PER_HOUR: '1',
      DECODED_IMAGES_PER_HOUR: '2',
      REFUSED_FETCHES_PER_HOUR: '3',
      PLANS_PER_HOUR: '4',
    };
    expect(perHour({ ...set, RATE_LIMIT: '1000' })).toEqual({
      bytes: 10 * MEBIBYTE,
      fetches: 1,
      images: 2,
      refusals: 3,
      plans: 4,
    });
  });

  it('takes an empty variable as one that is not set', () => {
    expect(readConfig(EMBEDDED_KIND, { PORT: '', PUBLIC_URL: '' }).server.port).toBe(8787);
  });

  it('names every wrong setting at once, with what it takes and what came', () => {
    const problems = problemsWith({
      PORT: '70000',
      CLIPWRIGHT_ROLE: 'boss',
      RATE_LIMIT: '1.5',
      HTTPS: 'yes',
    });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'CLIPWRIGHT_ROLE',
      'PORT',
      'HTTPS',
      'RATE_LIMIT',
    ]);
    expect(problems).toContain('PORT takes a whole number from 0 to 65535; got "70000".');
  });

  it('never shows a secret in a problem', () => {
    const [problem] = problemsWith({ DATABASE_URL: 'mysql://root:hunter2@db/x' });
    expect(problem).toMatch(/^DATABASE_URL takes a URL that starts with postgres/);
    expect(problem).not.toContain('hunter2');
  });

  it.each(['0.0.0.0', '::', '192.0.2.7', 'video.example.com'])(
    'wants PUBLIC_URL when it listens on %s',
    (HOST) => {
      expect(problemsWith({ HOST })).toEqual([expect.stringMatching(/^PUBLIC_URL has to be set/)]);
    },
  );

  it.each(['127.0.0.1', '127.3.2.1', '::1', 'localhost', '::ffff:127.0.0.1'])(
    'serves plain HTTP on %s by itself',
    (HOST) => {
      expect(readConfig(EMBEDDED_KIND, { HOST }).https.required).toBe(false);
    },
  );

  it('requires HTTPS by itself where others can reach it', () => {
    expect(
      readConfig(EMBEDDED_KIND, { HOST: '0.0.0.0', PUBLIC_URL: 'https://video.example.com/' }),
    ).toMatchObject({
      https: { required: true },
      server: { publicUrl: 'https://video.example.com' },
    });
  });

  it.each([
    [{}, 'open', true],
    [{ PUBLIC_URL: 'http://localhost:8787' }, 'open', true],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:8787' }, 'open', true],
    [{ PUBLIC_URL: 'https://video.example.com' }, 'approval', false],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://127.0.0.1:8787' }, 'approval', false],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://video.example.com', SIGN_UP: 'open' }, 'open', false],
    [{ SIGN_UP: 'closed' }, 'closed', true],
  ])(
    'asks an operator about who signs up where others can reach it, unless it is told otherwise: %j',
    (env, signUp, forThisMachine) => {
      expect(readConfig(EMBEDDED_KIND, env)).toMatchObject({
        signIn: { signUp },
        server: { forThisMachine },
      });
    },
  );

  it('says when a certificate comes without its key, or can not be read', () => {
    expect(problemsWith({ TLS_CERT: '/nowhere.pem' })).toEqual([
      'TLS_CERT takes a PEM file that can be read; got "/nowhere.pem" (ENOENT).',
      'TLS_KEY has to be set too: TLS_CERT and TLS_KEY go together.',
    ]);
  });

  it('refuses proxies that are no addresses', () => {
    expect(readConfig(EMBEDDED_KIND, { TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).https.trustedProxies).toEqual([
      '10.0.0.0/8',
      '::1',
    ]);
    expect(problemsWith({ TRUSTED_PROXIES: '10.0.0.0/8,nginx' })[0]).toContain('got "nginx"');
  });

  it('sends videos on to one other place at most, and only out of a store', () => {
    const url = 'https://cdn.example.com/';
    expect(problemsWith({ MEDIA_URL: url })).toEqual([
      'MEDIA_URL needs STORAGE_URL: no other host has this folder.',
    ]);
    expect(problemsWith({ MEDIA_REDIRECT_SECONDS: '60' })[0]).toContain('needs STORAGE_URL');
    const store = { STORAGE_URL: 's3://clips', MEDIA_URL: url };
    expect(problemsWith({ ...store, MEDIA_REDIRECT_SECONDS: '60' })[0]).toContain('exclude each other');
    expect(readConfig(EMBEDDED_KIND, store).storage.mediaUrl).toBe('https://cdn.example.com');
  });

  it('documents the default that it fills in, for every number', () => {
    for (const setting of Object.values(SETTINGS)) {
      if (!/^\d+$/.test(setting.default)) continue;
      expect([setting.name, setting.schema.parse(undefined)]).toEqual([
        setting.name,
        Number(setting.default),
      ]);
    }
  });
});
