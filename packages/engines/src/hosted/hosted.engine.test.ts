import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEngineContract, type EngineSubject } from '@clipwright/testing/engine-contract';
import { drop, ScriptedWire } from '@clipwright/testing/scripted-wire';
import sharp from 'sharp';
import { FAL } from './__fixtures__/fal-script.js';
import { LONG_REQUEST, REQUEST } from './__fixtures__/hosted-request.js';
import type { ProviderScript } from './__fixtures__/provider-script.js';
import { ProviderWorld, says } from './__fixtures__/provider-world.js';
import { REPLICATE } from './__fixtures__/replicate-script.js';

/**
 * A connection that was kept open takes a request with it as it dies, and then nobody knows whether that was
 * read.
 */
const untilPoolsNotice = async () => {
  // The other side has closed it already, so that its end comes with the next turn of the event loop, and is
  // dealt with in those after.
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

async function start(script: ProviderScript): Promise<EngineSubject> {
  const tempDir = await mkdtemp(join(tmpdir(), 'hosted-engine-'));
  const wire = await ScriptedWire.start();
  const world = new ProviderWorld({ wire, script, fetch, tempDir });
  const atStart = (answer: Parameters<typeof says>[0]) => () =>
    script.starts.forEach((route) => wire.always(route, says(answer)));
  return {
    engine: world.engine(),
    replica: { name: script.provider, url: null },
    request: REQUEST,
    longRequest: LONG_REQUEST,
    image: await sharp({ create: { width: 320, height: 180, channels: 3, background: '#4a6fa5' } })
      .jpeg()
      .toBuffer(),
    starts: () => script.starts.flatMap((route) => wire.seen(route)).length,
    breakWorld: {
      lost: () => void wire.always(script.looks, says([404, { detail: 'Not found' }])),
      start_unknown: () => script.starts.forEach((route) => wire.always(route, drop())),
      rejected: atStart(script.refusedAtStart),
      failed: atStart(script.badInput),
      unavailable: async () => {
        await wire.close();
        await untilPoolsNotice();
      },
    },
    stop: async () => {
      await wire.close();
      await rm(tempDir, { recursive: true, force: true });
    },
  };
}

describeEngineContract({ name: 'hosted at fal', start: () => start(FAL) });
describeEngineContract({ name: 'hosted at Replicate', start: () => start(REPLICATE) });
