import { setTimeout as delay } from 'node:timers/promises';
import {
  describeEngineContract,
  engineRequest,
  type EngineSubject,
} from '@clipwright/testing/engine-contract';
import { OpenAiVideoServer } from '@clipwright/testing/openai-video-server';
import sharp from 'sharp';
import { OpenAiVideosEngine } from './openai-videos.engine.js';
import { FLAVOUR_NAMES, type FlavourName } from './openai-videos.flavours.js';

const REQUEST = engineRequest({ params: { num_inference_steps: 4 } });

const KEY = 'a-key-of-the-gpu-server';

/** The engine before a real server on loopback that speaks the flavour. */
async function start(flavour: FlavourName): Promise<EngineSubject> {
  const server = await OpenAiVideoServer.start({ flavour, model: 'test-model', apiKey: KEY });
  const settings = {
    flavour,
    model: 'test-model',
    apiKey: KEY,
    parallelSlots: 2,
    pollIntervalMs: 5,
    outageToleranceMs: 1_000,
  };
  return {
    engine: new OpenAiVideosEngine({
      name: 'gpu',
      settings,
      fetch,
      sleep: (ms, signal) => delay(ms, undefined, { signal }),
    }),
    replica: { name: 'gpu-1', url: server.origin },
    request: REQUEST,
    longRequest: { ...REQUEST, durationSeconds: 10 },
    image: await sharp({ create: { width: 320, height: 180, channels: 3, background: '#4a6fa5' } })
      .jpeg()
      .toBuffer(),
    starts: () => server.counts.starts,
    breakWorld: {
      failed: () => server.tell({ next: ['fail'] }),
      rejected: () => server.tell({ next: ['reject'] }),
      lost: () => server.tell({ next: ['lose'] }),
      start_unknown: () => server.tell({ next: ['drop-start'] }),
      unavailable: () => server.stop(),
    },
    stop: () => server.stop(),
  };
}

for (const flavour of FLAVOUR_NAMES) {
  describeEngineContract({ name: `openai-videos, ${flavour}`, start: () => start(flavour) });
}
