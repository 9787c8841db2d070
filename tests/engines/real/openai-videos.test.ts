import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bytesOf, engineRequest, recordedRun } from '@clipwright/testing/engine-contract';
import { transcript, transcriptsOf } from '@clipwright/testing/recorded';
import { modelsOf, OpenAiVideosEngine, type FlavourName } from '@clipwright/engines/openai-videos';
import { differences, noting, tell } from './told-differences.js';

const asked = JSON.parse(process.env['REAL_ENGINES'] ?? '{}') as Record<string, string>;
const url = asked['openai-videos'] ?? '';
const flavour = asked['flavour'] as FlavourName;
const replica = { name: 'yours', url };
const noted = noting();

const PNG = await readFile(new URL('../../../packages/sketch/photos/dahlia.png', import.meta.url));
const REQUEST = engineRequest({ videoId: 'vid_1111111111111111111111' });

let model = asked['model'] ?? '';
function engine(change: { model?: string } = {}): OpenAiVideosEngine {
  const sleep = (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal });
  return new OpenAiVideosEngine({
    name: 'yours',
    settings: { flavour, model, ...change },
    fetch: noted.fetch,
    sleep,
  });
}

const made = async (request = REQUEST): Promise<string> =>
  (await bytesOf(await engine().generate(request, recordedRun({ replica })))).toString('latin1', 4, 8);

beforeAll(async () => {
  const listed: unknown = await (await fetch(new URL('/v1/models', url))).json();
  model ||= modelsOf(listed)?.[0] ?? '';
  const version: unknown = await fetch(new URL('/version', url))
    .then(async (response) => (response.ok ? await response.json() : null))
    .catch(() => null);
  tell([
    `${flavour} at ${url}, version ${JSON.stringify(version ?? 'not told')}, makes ${model || 'no model'}`,
  ]);
});

afterAll(() => {
  const recorded = transcriptsOf(flavour).map((name) => transcript(`${flavour}/${name}`));
  const lines = differences(noted.answers, recorded);
  tell(lines.length === 0 ? ['Its answers are made as the recorded ones are.'] : lines);
});

describe(`a real ${flavour} server`, () => {
  it('is healthy', async () => {
    const { healthy, detail } = await engine().health(replica, new AbortController().signal);
    expect([healthy, detail]).toEqual([true, detail]);
  });

  it('makes a video of a prompt', async () => expect(await made()).toBe('ftyp'));

  it('makes a video of an image', async () =>
    expect(await made({ ...REQUEST, mode: 'image', image: PNG })).toBe('ftyp'));

  it('knows no work that it never began', async () => {
    const resumeFrom = {
      phase: 'started',
      reference: { replica: replica.name, id: '00000000-0000-4000-8000-000000000000', url: null },
    } as const;
    await expect(engine().generate(REQUEST, recordedRun({ replica, resumeFrom }))).rejects.toMatchObject({
      reason: 'lost',
    });
  });

  it('is stopped with the reason that it is stopped for', async () => {
    const reason = new Error('canceled');
    const controller = new AbortController();
    const onCheckpoint = ({ phase }: { phase: string }): void =>
      void (phase === 'started' && setTimeout(() => controller.abort(reason), 500));
    const run = recordedRun({ replica, signal: controller.signal, onCheckpoint });
    await expect(engine().generate({ ...REQUEST, durationSeconds: 5 }, run)).rejects.toBe(reason);
  });

  it('refuses a model that it does not serve as unfit, where it looks at names', async () => {
    const other = engine({ model: 'nobody/serves-this' });
    const { healthy } = await other.health(replica, new AbortController().signal);
    const outcome = await other.generate(REQUEST, recordedRun({ replica })).then(
      () => 'made',
      (error: unknown) => (error as { reason?: string }).reason,
    );
    expect([healthy, outcome]).toEqual(flavour === 'vllm-omni' ? [false, 'unavailable'] : [true, 'made']);
  });
});
