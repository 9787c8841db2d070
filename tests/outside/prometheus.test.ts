import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { clipwright, homeEnvironment } from '../operate/backup-command.js';
import {
  atEndOfFile,
  call,
  errorOf,
  generated,
  postText,
  seedAccount,
  SHORT_CLIP,
  startServer,
  temporaryFolder,
  type TestServer,
  waitUntil,
} from '../support/index.js';

const run = promisify(execFile);
const DEPLOY = join(import.meta.dirname, '../../deploy');
const RULES = join(DEPLOY, 'prometheus-alerts.yaml');
/** A name of a metric, with the labels that it is asked for by. */
const SELECTOR = /\b(?:clipwright|process|nodejs)_\w+(?:\{[^}]*\})?/g;

/** One model goes to an engine that nobody answers for, so that something fails and a replica is set aside. */
const CONFIG = {
  engines: {
    wan: {
      kind: 'openai-videos',
      flavour: 'vllm-omni',
      model: 'test-model',
      replicas: [{ name: 'gpu-0', url: 'http://127.0.0.1:9', slots: 1 }],
      modes: ['text'],
      durationsSeconds: { min: 1, max: 4 },
      resolutions: ['480p', '720p'],
      aspectRatios: ['16:9'],
    },
  },
  models: { modela2: { engine: 'sketch' }, modelb3: { engine: 'wan' } },
};

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}
interface Rule {
  readonly name: string;
  readonly query: string;
  readonly health: string;
}

/** Where a worker tells monitors how it is. */
const MONITORS = /^It tells monitors how it is on (\S+)$/m;
let server: TestServer;
/** The page of the worker, which makes the videos. */
let workers: string;
let key: string;
let prometheus: string;

async function freePort(): Promise<number> {
  const listening = createServer().listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  listening.close();
  return port;
}

/** Debian's Prometheus with our rules, reading each process every second. */
async function startPrometheus(...targets: string[]): Promise<string> {
  const [folder, port] = [await temporaryFolder('prometheus'), await freePort()];
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [RULES],
    scrape_configs: [{ job_name: 'clipwright', static_configs: [{ targets }] }],
  };
  await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(config));
  const args = [`--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${folder}/data`];
  const child = spawn('prometheus', [...args, `--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  atEndOfFile(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  return `http://127.0.0.1:${port}`;
}

const ask = async <Data>(path: string): Promise<Data | null> => {
  const answer = await call(prometheus, { path }).catch(() => null);
  return answer === null || answer.status !== 200 ? null : (answer.json as { data: Data }).data;
};

/** Null where there are none. */
async function samplesOf(expression: string): Promise<number | null> {
  const found = await ask<{ result: unknown[] }>(`/api/v1/query?query=${encodeURIComponent(expression)}`);
  return found === null || found.result.length === 0 ? null : found.result.length;
}

const untilSampled = async (expression: string): Promise<number> =>
  await waitUntil({ what: `samples of ${expression}`, withinMs: 60_000, everyMs: 500 }, () =>
    samplesOf(expression),
  );

beforeAll(async () => {
  const settings = { RATE_LIMIT: '3', CLIPWRIGHT_CONFIG: JSON.stringify(CONFIG) };
  server = await startServer({ role: 'http', env: settings });
  const { database, home } = server;
  const listen = { METRICS_LISTEN: '127.0.0.1:0' };
  const worker = await startServer({ role: 'worker', database, home, env: { ...settings, ...listen } });
  workers = MONITORS.exec(worker.stdout())?.[1] ?? '';
  ({ key } = await seedAccount(server.database));
  const caller = { origin: server.origin, key };
  generated(await postText(caller));
  errorOf(
    await postText(caller, { ...SHORT_CLIP, video_model: 'modelb3', resolution: '720p' }),
    'engine_unavailable',
  );
  prometheus = await startPrometheus(new URL(server.origin).host, new URL(workers).host);
  await untilSampled('clipwright_videos_ended_total');
  for (let video = 0; video < 2; video += 1) generated(await postText(caller));
  errorOf(await postText(caller), 'rate_limited');
  const env = homeEnvironment(server.home, { DATABASE_URL: server.database.url });
  expect((await clipwright(env, 'backup', join(await temporaryFolder('backups'), 'one.tar'))).code).toBe(0);
});

describe('the gauges of a server, read by Prometheus', () => {
  it('are such as promtool takes, and hold no key', async () => {
    for (const origin of [server.origin, workers]) {
      const { text } = await call(origin, { path: '/metrics' });
      const child = execFile('promtool', ['check', 'metrics']);
      child.stdin?.end(text);
      const [code] = (await once(child, 'exit')) as [number];
      // 3 is its wish for other names of what prom-client tells of Node by itself.
      expect([0, 3]).toContain(code);
      expect(text).not.toContain(key);
    }
  });

  it('tell of what each process does: what is made on the page of the worker, refusals on that of the one that is called', async () => {
    const made = (await call(workers, { path: '/metrics' })).text;
    expect(made).toMatch(
      /^clipwright_videos_ended_total\{engine="sketch",model="modela2",size="480p",outcome="completed",code=""\} 3$/m,
    );
    const at = (origin: string) => `instance="${new URL(origin).host}"`;
    for (const selector of [
      `up{${at(workers)}} == 1`,
      `clipwright_video_making_seconds_count{${at(workers)}}`,
      `clipwright_queue_paused{${at(workers)}} == 0`,
      `clipwright_refusals_total{${at(server.origin)}}`,
    ])
      expect(await untilSampled(selector)).toBeGreaterThan(0);
  });

  it('fill every panel of the dashboard', async () => {
    const text = await readFile(join(DEPLOY, 'grafana-dashboard.json'), 'utf8');
    const { panels } = JSON.parse(text) as { panels: Panel[] };
    expect(panels.length).toBeGreaterThan(10);
    for (const { targets } of panels)
      for (const { expr } of targets) expect(await untilSampled(expr)).toBeGreaterThan(0);
  });

  it('are what every rule asks for, and the rules are such as promtool and Prometheus take', async () => {
    await run('promtool', ['check', 'rules', RULES]);
    const groups = await ask<{ groups: { rules: Rule[] }[] }>('/api/v1/rules');
    const rules = groups?.groups.flatMap((group) => group.rules) ?? [];
    expect(rules.length).toBeGreaterThan(5);
    for (const { name, query, health } of rules) {
      expect([name, health]).toEqual([name, 'ok']);
      for (const [selector] of query.matchAll(SELECTOR)) {
        const asked = selector.replace('busy|', 'rate_limited|busy|');
        expect([selector, await untilSampled(asked)]).toEqual([selector, expect.any(Number)]);
      }
    }
  });

  it('are read by the Prometheus of the compose file too: promtool takes its settings, with a token and without', async () => {
    const compose = parse(await readFile(join(DEPLOY, 'compose.yaml'), 'utf8'), { merge: true }) as {
      configs: { prometheus: { content: string } };
    };
    const folder = await temporaryFolder('compose');
    for (const token of ['', 'a-long-one']) {
      const settings = compose.configs.prometheus.content
        .replaceAll('${METRICS_TOKEN:-}', token)
        .replace('/etc/prometheus/prometheus-alerts.yaml', RULES);
      const file = join(folder, 'prometheus.yml');
      await writeFile(file, settings);
      expect((await run('promtool', ['check', 'config', file])).stdout).toContain('valid prometheus config');
    }
  });

  it('have a number of series that does not grow with what callers send', async () => {
    const series = async () =>
      (await call(server.origin, { path: '/metrics' })).text
        .split('\n')
        .filter((line) => line.startsWith('clipwright_')).length;
    const odd = async (at: number) =>
      await call(server.origin, {
        method: 'POST',
        path: `/api/v1/none-${at}`,
        key,
        body: { prompt: `${at}` },
      });
    await odd(0);
    const before = await series();
    for (let at = 1; at < 20; at += 1) await odd(at);
    expect(await series()).toBe(before);
  });
});
