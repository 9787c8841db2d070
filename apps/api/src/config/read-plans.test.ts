import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EMBEDDED_KIND } from './__fixtures__/embedded-kind.js';
import { problemsOf } from './__fixtures__/problems-of.js';
import { readConfig } from './read-config.js';
import { readPlans } from './read-plans.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plans-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const plansWith = (env: Record<string, string>) => readConfig(EMBEDDED_KIND, env).plans;
const problemsWith = (env: Record<string, string>) => problemsOf(() => readConfig(EMBEDDED_KIND, env));

function fileOf(text: string): string {
  const file = join(folder, 'plans.json');
  writeFileSync(file, text);
  return file;
}

describe('the plans of a server', () => {
  it('are the four shipped ones, of which one lets a key call the API', () => {
    const plans = plansWith({});
    expect(plans.ids.map((id) => [plans.of(id).name, plans.hasApiAccess(id)])).toEqual([
      ['Free', false],
      ['Basic', false],
      ['Pro', false],
      ['API', true],
    ]);
    expect(plans.of('free')).toMatchObject({ models: ['modela2'], seconds: 5, credits_a_month: null });
  });

  it('are changed, added to and taken away by a file', () => {
    const file = fileOf(
      JSON.stringify({
        free: { seconds: 8 },
        basic: null,
        studio: { name: 'Studio', price: '9 a month', api_access: true, at_once: 4 },
      }),
    );
    const plans = plansWith({ PLANS_FILE: file });
    expect(plans.ids).toEqual(['free', 'pro', 'api', 'studio']);
    expect(plans.of('free')).toMatchObject({ seconds: 8, resolution: '720p' });
    expect(plans.of('studio')).toMatchObject({
      ...{ name: 'Studio', price: '9 a month', api_access: true, at_once: 4 },
      ...{ seconds: 8, resolution: '720p', models: ['modela2'] },
    });
  });

  it('are what Free is on a plan that is not there, and no access', () => {
    const plans = plansWith({ PLANS_FILE: '{"api": null}' });
    expect([plans.has('api'), plans.hasApiAccess('api')]).toEqual([false, false]);
    expect(plans.of('api')).toMatchObject({ name: 'api', seconds: 5, api_access: false });
  });

  it('come from STUDIO_PLANS too, as it was called before', () => {
    expect(plansWith({ STUDIO_PLANS: '{"free": {"seconds": 9}}' }).of('free').seconds).toBe(9);
    expect(
      plansWith({ STUDIO_PLANS: '{"free": {"seconds": 9}}', PLANS_FILE: '{"free": {"seconds": 7}}' }).of(
        'free',
      ).seconds,
    ).toBe(7);
  });

  it('grant a number of credits by themselves only where they are sold', () => {
    const credits = (sells: boolean, given: string | undefined) => {
      const plans = readPlans({ given, source: 'PLANS_FILE', sells }, []);
      return plans.ids.map((id) => plans.of(id).credits_a_month);
    };
    expect(credits(false, undefined)).toEqual([null, null, null, null]);
    expect(credits(true, undefined).every((count) => count !== null)).toBe(true);
    expect(credits(false, '{"free": {"credits_a_month": 5}}')).toEqual([5, null, null, null]);
    expect(credits(true, '{"pro": {"credits_a_month": null}}')[2]).toBeNull();
  });
});

describe('a file of plans that is wrong', () => {
  it('keeps the server from starting, and each of its problems is told', () => {
    const file = fileOf(
      JSON.stringify({
        free: { seconds: 0, most: 1, api_access: true },
        basic: { models: ['modelz'], credits_a_month: -1 },
        gold: { weight: 1.5 },
        'Not An Id': { name: 'x' },
        pro: 'yes',
      }),
    );
    expect(problemsWith({ PLANS_FILE: file }).toSorted()).toEqual([
      expect.stringMatching(/^PLANS_FILE "Not An Id" is no id of a plan/),
      expect.stringMatching(/^PLANS_FILE basic\.credits_a_month takes /),
      expect.stringMatching(/^PLANS_FILE basic\.models\[0\] takes /),
      'PLANS_FILE free does not take "most".',
      expect.stringMatching(/^PLANS_FILE free\.seconds takes /),
      expect.stringMatching(/^PLANS_FILE gold\.weight takes /),
      expect.stringMatching(/^PLANS_FILE pro takes /),
    ]);
  });

  it.each([
    ['{', 'PLANS_FILE takes JSON; what came does not parse.'],
    ['/nowhere.json', expect.stringContaining('got "/nowhere.json" (ENOENT)')],
    ['{"gold": {}}', 'PLANS_FILE gold.name has to be there, for a plan of your own.'],
    ['{"free": null}', "PLANS_FILE free can't be taken away: it is where every other plan ends."],
    ['{"free": {"api_access": true}}', "PLANS_FILE free.api_access can't be true: access would never end."],
    ['{"none": {"name": "None"}}', 'PLANS_FILE none is no id of a plan: it stands for having none.'],
  ])('is told of in a sentence: %s', (PLANS_FILE, problem) => {
    expect(problemsWith({ PLANS_FILE })).toEqual([problem]);
  });

  it('is named as it was given', () => {
    expect(problemsWith({ STUDIO_PLANS: '{' })).toEqual([
      'STUDIO_PLANS takes JSON; what came does not parse.',
    ]);
  });
});
