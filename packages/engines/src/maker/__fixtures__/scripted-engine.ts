import {
  EngineError,
  type EngineRequest,
  type EngineRun,
  type GeneratedVideo,
  type Operation,
  type VideoEngine,
} from '@clipwright/core/engine';
import { renderSketch } from '@clipwright/sketch';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineSite } from '../../kind.js';
import type { InstalledEngine } from '../installed-engine.js';

type Script = (run: EngineRun, request: EngineRequest) => Promise<GeneratedVideo>;

/** What an engine was called for. */
export interface Call {
  readonly replica: string;
  readonly resumeFrom: Operation | null;
}

/** An engine that does what a test has written down for it, and notes its calls. */
export interface ScriptedEngine extends InstalledEngine {
  readonly calls: Call[];
  script: Script;
}

const CAPABILITIES = {
  modes: ['text' as const],
  durationsSeconds: { min: 1, max: 5 },
  resolutions: ['480p' as const],
  aspectRatios: ['16:9' as const],
  audio: false,
  parallelSlots: 1,
  idempotentStart: false,
};

export function scriptedEngine(
  name: string,
  script: Script,
  { site = 'replicas', replicas = ['a'] }: { site?: EngineSite; replicas?: string[] } = {},
): ScriptedEngine {
  const calls: Call[] = [];
  const installed = {
    name,
    kind: `kind of ${name}`,
    site,
    capabilities: CAPABILITIES,
    replicas: replicas.map((replica) => ({ name: replica, url: 'http://127.0.0.1:1', slots: 1 })),
    calls,
    script,
    create: (): VideoEngine => ({
      name,
      capabilities: CAPABILITIES,
      generate: (request, run) => {
        calls.push({ replica: run.replica.name, resumeFrom: run.resumeFrom });
        return installed.script(run, request);
      },
      health: () => Promise.resolve({ healthy: false, detail: null }),
      clear: () => Promise.resolve('gone'),
    }),
  };
  return installed;
}

let clip: Promise<Uint8Array> | null = null;

/** The bytes of the smallest clip that passes for what `REQUEST` asks, drawn once. */
async function drawn(request: EngineRequest): Promise<Uint8Array> {
  const outFile = join(await mkdtemp(join(tmpdir(), 'scripted-')), 'clip.mp4');
  await renderSketch({ ...request, outFile }, { signal: new AbortController().signal });
  return await readFile(outFile);
}

/** Brings the clip. */
export const made: Script = async (_, request) => {
  clip ??= drawn(request);
  return { stream: new Blob([new Uint8Array(await clip)]).stream(), warnings: [] };
};

export const refused: Script = async (run) => {
  await run.checkpoint({ phase: 'starting' });
  throw new EngineError('unavailable', 'The server does not answer.');
};

/** Begins, and works until it is stopped; `begun` is told. */
export const working =
  (begun: () => void): Script =>
  async (run) => {
    await run.checkpoint({ phase: 'starting' });
    await run.checkpoint({ phase: 'started', reference: { job: 'one' } });
    run.progress(0.25);
    begun();
    return await new Promise((_, reject) =>
      run.signal.addEventListener('abort', () => reject(run.signal.reason)),
    );
  };

/** One second, without sound. */
export const REQUEST = {
  prompt: 'a red ball',
  duration: 1,
  resolution: '480p',
  aspect_ratio: '16:9',
  audio: false,
};
