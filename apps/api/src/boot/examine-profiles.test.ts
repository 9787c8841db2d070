import { ENGINE_KINDS } from '@clipwright/engines/kinds';
import { expect, it } from '@jest/globals';
import { readConfig } from '../config/read-config.js';
import { profilesOf } from './examine-profiles.js';

const CLIPWRIGHT_CONFIG = JSON.stringify({
  engines: {
    kling: { kind: 'hosted', provider: 'fal', model: 'fal-ai/veo3.1', apiKey: 'k' },
    minimax: { kind: 'hosted', provider: 'minimax', model: 'MiniMax-H3', apiKey: 'k' },
  },
});
const engines = readConfig(ENGINE_KINDS, { CLIPWRIGHT_CONFIG }).engines;

const schemaOf = (properties: object) => ({
  paths: {
    '/fal-ai/veo3.1': {
      post: { requestBody: { content: { 'application/json': { schema: { properties } } } } },
    },
  },
});

it('names what a provider no longer takes of a model, and calls nothing else wrong', async () => {
  const fetch = async () => Response.json(schemaOf({ prompt: {}, duration: { enum: ['8s'] } }));
  expect(await profilesOf(engines, fetch)).toEqual([
    {
      name: 'kling (hosted), profile of fal-ai/veo3.1',
      ok: false,
      detail: expect.stringMatching(/and not "4s", "6s"; it has no field "resolution"/),
    },
    {
      name: 'minimax (hosted), profile of MiniMax-H3',
      ok: true,
      detail: 'could not be checked: MiniMax publishes no schema that is known here.',
    },
  ]);
});

it('calls nothing wrong where the network is closed', async () => {
  const findings = await profilesOf(engines, () => Promise.reject(new TypeError('fetch failed')));
  expect(findings.map(({ ok, detail }) => [ok, detail.split(':')[0]])).toEqual([
    [true, 'could not be checked'],
    [true, 'could not be checked'],
  ]);
});
