import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { Deployment } from 'kubernetes-models/apps/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Secret, Service } from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';

const read = (path: string): Promise<string> => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Whatever a page or a file of ours may set. */
async function knownSettings(): Promise<Set<string>> {
  const table = await read('docs/reference/settings.md');
  const ours = [...table.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name);
  return new Set([...ours, 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'NODE_ENV']);
}

const unknownOf = async (names: readonly string[]): Promise<string[]> => {
  const known = await knownSettings();
  return names.filter((name) => !known.has(name));
};

interface ComposeService {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly profiles?: readonly string[];
  readonly configs?: readonly { readonly source: string }[];
}

interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly configs: Readonly<Record<string, { readonly content: string }>>;
}

const compose = async (): Promise<Compose> =>
  parse(await read('deploy/compose.yaml'), { merge: true }) as Compose;

describe('the Dockerfile', () => {
  it('sets nothing but settings of ours', async () => {
    const [, line = ''] = /^ENV (.*)$/m.exec(await read('deploy/Dockerfile')) ?? [];
    const names = line.split(' ').map((pair) => pair.split('=')[0] ?? '');
    expect(names).toContain('CLIPWRIGHT_HOME');
    expect(await unknownOf(names)).toEqual([]);
  });

  it('fetches what clips are made with while it is built, for whoever it runs as, and looks for it there', async () => {
    const text = await read('deploy/Dockerfile');
    const [, home = ''] = /^ENV .*\bASSETS_HOME=(\S+)/m.exec(text) ?? [];
    const [, fetched = ''] = /^RUN ASSETS_HOME=(\S+) node \S+cli\.js assets fetch \\$/m.exec(text) ?? [];
    expect([home, fetched]).toEqual(['/app', '/app']);
    expect(text).toContain(`chmod -R a+rX ${home}/assets`);
    expect(text).toContain(`COPY --from=build ${home} ${home}`);
  });

  it('says in labels of the Open Container Initiative what it is, of which version, and where its pages are', async () => {
    const text = await read('deploy/Dockerfile');
    const labels = [...text.matchAll(/org\.opencontainers\.image\.([a-z]+)="([^"]+)"/g)];
    expect(labels.map(([, name = '']) => name).toSorted()).toEqual([
      'description',
      'documentation',
      'licenses',
      'revision',
      'source',
      'title',
      'version',
    ]);
    const values = Object.fromEntries(labels.map(([, name = '', value]) => [name, value]));
    expect(await read(String(values['documentation']).replace(/^.*\/blob\/main\//, ''))).not.toBe('');
    for (const argument of [values['version'], values['revision']])
      expect(text).toContain(`ARG ${String(argument).replaceAll(/[${}]/g, '')}=`);
  });
});

describe('the compose file', () => {
  it('gives the servers settings that there are, and no room to write but their volume and /tmp', async () => {
    const { services } = await compose();
    const ours = Object.values(services).filter(({ image }) => image === 'clipwright');
    expect(ours).toHaveLength(2);
    for (const { environment = {}, read_only: readOnly } of ours) {
      expect(await unknownOf(Object.keys(environment))).toEqual([]);
      expect(readOnly).toBe(true);
    }
  });

  it('names every volume that it mounts, or a file that is there', async () => {
    const { services, volumes } = await compose();
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
    for (const source of mounted.map((mount) => mount.split(':')[0] ?? '')) {
      if (source.startsWith('./')) expect(await read(`deploy/${source}`)).not.toBe('');
      else expect(Object.keys(volumes)).toContain(source);
    }
  });

  it('starts a store, GPU servers and what watches only where their profiles are named, which the page lists', async () => {
    const { services } = await compose();
    const byProfile = Object.values(services).flatMap(({ profiles = ['none'] }) => profiles);
    expect([...new Set(byProfile)].toSorted()).toEqual(['comfyui', 'metrics', 'none', 's3', 'sglang']);
    const page = await read('docs/operate/container.md');
    for (const profile of byProfile.filter((name) => name !== 'none'))
      expect(page).toContain(`| \`${profile}\` |`);
  });

  it('gives what watches files that can be read, and each of them to somebody', async () => {
    const { services, configs } = await compose();
    const wanted = Object.values(services).flatMap((service) => service.configs ?? []);
    expect(wanted.map(({ source }) => source).toSorted()).toEqual(Object.keys(configs).toSorted());
    for (const { content } of Object.values(configs)) expect(parse(content)).not.toBeNull();
  });

  it('has Prometheus read the server that is called, and every worker where it tells how it is', async () => {
    const { services, configs } = await compose();
    expect(parse(configs['prometheus']?.content ?? '')).toMatchObject({
      scrape_configs: [
        { static_configs: [{ targets: ['api:3000'] }] },
        { dns_sd_configs: [{ names: ['worker'], type: 'A', port: 9464 }] },
      ],
    });
    expect(services['worker']?.environment?.['METRICS_LISTEN']).toBe('0.0.0.0:9464');
  });

  it('tells the proxy the names that its file has places for', async () => {
    const { services } = await compose();
    const caddyfile = await read('deploy/Caddyfile');
    for (const name of Object.keys(services['proxy']?.environment ?? {}))
      expect(caddyfile).toContain(`{$${name}:`);
  });
});

describe('the Kubernetes manifests', () => {
  const KINDS = { ConfigMap, Secret, Service, Deployment, PodDisruptionBudget };
  type Kind = keyof typeof KINDS;
  interface Manifest {
    readonly kind: Kind;
    readonly data?: Readonly<Record<string, string>>;
    readonly stringData?: Readonly<Record<string, string>>;
  }

  const manifests = async (): Promise<Manifest[]> =>
    parseAllDocuments(await read('deploy/kubernetes/clipwright.yaml')).map(
      (document) => document.toJS() as Manifest,
    );

  it("are what Kubernetes' own schemas ask for", async () => {
    const all = await manifests();
    expect(all).toHaveLength(7);
    for (const manifest of all) {
      const Model = KINDS[manifest.kind] as new (data: never) => { validate(): void };
      expect(() => new Model(manifest as never).validate()).not.toThrow();
    }
  });

  it('are refused by those schemas where a field has another type', async () => {
    const [deployment] = (await manifests()).filter(({ kind }) => kind === 'Deployment');
    const broken = structuredClone(deployment) as unknown as { spec: { replicas: unknown } };
    broken.spec.replicas = 'two';
    expect(() => new Deployment(broken as never).validate()).toThrow(/replicas/);
  });

  it('set nothing but settings of ours', async () => {
    const names = (await manifests()).flatMap(({ data, stringData }) =>
      Object.keys({ ...data, ...stringData }),
    );
    expect(names).toContain('DATABASE_URL');
    expect(await unknownOf(names)).toEqual([]);
  });
});
