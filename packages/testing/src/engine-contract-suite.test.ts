import { describe, expect, it } from '@jest/globals';
import {
  EngineError,
  type EngineRequest,
  type EngineRun,
  type GeneratedVideo,
  type Operation,
  type VideoEngine,
} from '@clipwright/core/engine';
import { MemoryEngine, memorySubject, type MemoryRemote } from './engine-contract-suite-memory-engine.js';
import { ENGINE_PROMISES, describeEngineContract, type EngineSubject } from './engine-contract-suite.js';

describeEngineContract({ name: 'memory', start: async () => memorySubject() });

describeEngineContract({
  name: 'memory, of which starting twice is harmless',
  start: async () =>
    memorySubject(
      (remote) =>
        new (class extends MemoryEngine {
          override readonly capabilities = {
            ...new MemoryEngine(remote).capabilities,
            idempotentStart: true,
          };
          protected override async begun(request: EngineRequest, run: EngineRun): Promise<string> {
            return super.begun(
              request,
              run.resumeFrom?.phase === 'starting' ? { ...run, resumeFrom: null } : run,
            );
          }
        })(remote),
    ),
});

/** An engine without a remote: it saves nothing, so nothing can be resumed. */
function embedded(remote: MemoryRemote): VideoEngine {
  return new (class extends MemoryEngine {
    protected override async begun(request: EngineRequest): Promise<string> {
      return this.remote.start(request);
    }
  })(remote);
}

describeEngineContract({
  name: 'memory, embedded',
  start: async () => ({ ...memorySubject(embedded), starts: null }),
});

type Made = Promise<GeneratedVideo>;
type Generate = (
  this: { remote: MemoryRemote },
  request: EngineRequest,
  run: EngineRun,
  real: (request: EngineRequest, run: EngineRun) => Made,
) => Made;

/** A subject whose engine generates otherwise. */
function generating(generate: Generate): EngineSubject {
  return memorySubject((remote) => {
    const engine = new MemoryEngine(remote);
    const real = engine.generate.bind(engine);
    return Object.assign(engine, {
      generate: (request: EngineRequest, run: EngineRun) => generate.call({ remote }, request, run, real),
    });
  });
}

function able(changes: object): EngineSubject {
  return memorySubject((remote) => {
    const engine = new MemoryEngine(remote);
    return Object.assign(engine, { capabilities: { ...engine.capabilities, ...changes } });
  });
}

function healthy(health: VideoEngine['health']): EngineSubject {
  return memorySubject((remote) => Object.assign(new MemoryEngine(remote), { health }));
}

function clearing(clear: VideoEngine['clear']): EngineSubject {
  return memorySubject((remote) => Object.assign(new MemoryEngine(remote), { clear }));
}

/**
 * How long an engine that never answers is waited for; one that keeps its word has the suite's own patience.
 */
const BROKEN_PATIENCE_MS = 200;

const never = () => new Promise<never>(() => undefined);
const streamOf = (text: string) => new Blob([text]).stream();
const failing = (error: unknown): EngineSubject =>
  generating(function (request, run, real) {
    return this.remote.failing === null ? real(request, run) : Promise.reject(error);
  });

/** Hands the engine another run than the suite did. */
const run = (change: (run: EngineRun) => Partial<EngineRun>): EngineSubject =>
  generating((request, given, real) => real(request, { ...given, ...change(given) }));

/** For each promise, engines that break it, and how. */
const BROKEN: Record<string, Record<string, () => EngineSubject>> = {
  'has a name of lower-case letters, digits and hyphens': {
    'a name with a space': () =>
      memorySubject((remote) => Object.assign(new MemoryEngine(remote), { name: 'My Engine' })),
  },
  'tells what it can do as plain data that the catalogue knows': {
    'a function among its abilities': () => able({ audio: () => true }),
    'an unknown size': () => able({ resolutions: ['8k'] }),
    'an unknown shape': () => able({ aspectRatios: ['2:1'] }),
    'no mode': () => able({ modes: [] }),
    'a range the wrong way round': () => able({ durationsSeconds: { min: 5, max: 1 } }),
    'no slot': () => able({ parallelSlots: 0 }),
    'half a slot': () => able({ parallelSlots: 1.5 }),
    'an audio that is no boolean': () => able({ audio: 'yes' }),
    'an idempotentStart that is no boolean': () => able({ idempotentStart: 0 }),
  },
  'makes an mp4, as a stream that ends': {
    'another format': () => generating(async () => ({ stream: streamOf('GIF89a------'), warnings: [] })),
    'a stream without end': () => generating(async () => ({ stream: new ReadableStream(), warnings: [] })),
    'no video': () => generating(never),
  },
  'makes a video in every mode that it names': {
    'a mode in name only': () =>
      generating((request, given, real) =>
        request.image === null
          ? real(request, given)
          : Promise.reject(new EngineError('failed', 'No images.')),
      ),
    'a mode that nobody knows': () => able({ modes: ['text', 'sound'] }),
  },
  'warns in sentences, or not at all': {
    'a code': () =>
      generating(async (request, given, real) => ({
        ...(await real(request, given)),
        warnings: ['E_ROUNDED'],
      })),
    'no list': () =>
      generating(async (request, given, real) => ({
        ...(await real(request, given)),
        warnings: null as unknown as string[],
      })),
    'a path of the server': () =>
      generating(async (request, given, real) => ({
        ...(await real(request, given)),
        warnings: ['See /tmp/x.log.'],
      })),
  },
  'tells progress from 0 to 1, forwards only': {
    percent: () => run((given) => ({ progress: (fraction) => given.progress(fraction * 100) })),
    'less than nothing': () => run((given) => ({ progress: (fraction) => given.progress(-fraction) })),
    backwards: () => run((given) => ({ progress: (fraction) => given.progress(1 - fraction / 2) })),
    'what is no number': () => run((given) => ({ progress: () => given.progress(Number.NaN) })),
  },
  'leaves the request as it was': {
    'a seed of its own': () =>
      generating((request, given, real) => {
        (request as { seed: number }).seed += 1;
        return real(request, given);
      }),
  },
  'makes as many videos at a time as it has slots': {
    'one at a time': () => {
      let busy = false;
      return generating(async (request, given, real) => {
        if (busy) throw new EngineError('unavailable', 'All slots are taken.');
        busy = true;
        return real(request, given).finally(() => (busy = false));
      });
    },
  },
  'starts nothing once the signal is aborted, and rejects with its reason': {
    'an error of its own': () =>
      generating((request, given, real) =>
        real(request, given).catch(() => Promise.reject(new Error('Stopped.'))),
      ),
    'a start all the same': () =>
      generating(function (request, given, real) {
        this.remote.start(request);
        return real(request, given);
      }),
    'an operation all the same': () =>
      generating(async (request, given, real) => {
        await given.checkpoint({ phase: 'starting' });
        return real(request, given);
      }),
    'a video all the same': () => run(() => ({ signal: new AbortController().signal })),
  },
  'stops in mid-work when the signal is aborted, and rejects with its reason': {
    deafness: () =>
      run((given) => ({ signal: given.signal.aborted ? given.signal : new AbortController().signal })),
    'an error of its own': () =>
      generating((request, given, real) =>
        real(request, given).catch(() => Promise.reject(new Error('Stopped.'))),
      ),
  },
  'lets go of a video whose stream is canceled': {
    'a cancel without end': () =>
      generating(async (request, given, real) => ({
        ...(await real(request, given)),
        stream: new ReadableStream({ cancel: never }),
      })),
    'a slot that is never freed': () => {
      let made = 0;
      return generating((request, given, real) => ((made += 1) > 1 ? never() : real(request, given)));
    },
  },
  'saves operations as plain JSON, starting before started, and starts nothing before that': {
    'nothing saved': () => run(() => ({ checkpoint: async () => undefined })),
    'started without starting': () =>
      run((given) => ({
        checkpoint: async (operation) =>
          operation.phase === 'starting' ? undefined : given.checkpoint(operation),
      })),
    'a start before anything is saved': () =>
      generating(function (request, given, real) {
        this.remote.start(request);
        return real(request, given);
      }),
    'a date, which is no JSON': () =>
      run((given) => ({
        checkpoint: (operation) => given.checkpoint({ ...operation, at: new Date() } as unknown as Operation),
      })),
  },
  'goes no further when an operation can not be saved': {
    'carrying on': () =>
      run((given) => ({ checkpoint: (operation) => given.checkpoint(operation).catch(() => undefined) })),
    'an error of its own': () =>
      generating((request, given, real) =>
        real(request, given).catch(() => Promise.reject(new Error('Not saved.'))),
      ),
    'a start before the saving': () =>
      generating(function (request, given, real) {
        this.remote.start(request);
        return real(request, given);
      }),
  },
  'resumes a saved operation without a second start': {
    'a second start': () => run(() => ({ resumeFrom: null })),
    'no resuming': () =>
      generating((request, given, real) =>
        given.resumeFrom === null ? real(request, given) : Promise.reject(new EngineError('lost', 'Gone.')),
      ),
  },
  'never repeats a start that may have happened, unless starting twice is harmless': {
    'a repeated start': () => run(() => ({ resumeFrom: null })),
    'another reason': () =>
      generating((request, given, real) =>
        real(request, given).catch(() => Promise.reject(new EngineError('failed', 'It failed.'))),
      ),
    'a start before the refusal': () =>
      generating(function (request, given, real) {
        this.remote.start(request);
        return real(request, given);
      }),
  },
  'fails with an EngineError of the right reason and a sentence fit for people': {
    'a plain error': () => failing(new Error('It failed.')),
    'another reason': () => failing(new EngineError('lost', 'It failed.')),
    'a stack': () => failing(new EngineError('failed', 'It failed.\n    at run (engine.js:1:1).')),
    'a path': () => failing(new EngineError('failed', 'No room in /var/lib/engine.')),
    'a password': () => failing(new EngineError('failed', 'No answer from http://me:secret@host.')),
    'an endless message': () => failing(new EngineError('failed', `It ${'really '.repeat(60)}failed.`)),
    'no sentence': () => failing(new EngineError('failed', 'ECONNREFUSED')),
    'no failure': () =>
      generating((request, given) => new MemoryEngine(memoryRemote()).generate(request, given)),
    'a world that can not be broken': () => ({ ...memorySubject(), breakWorld: {} }),
  },
  'clears away what a video has left, and says so as often as it is asked': {
    'work that it says goes on': () => clearing(async () => 'working'),
    'a rejection the second time': () => {
      let asked = 0;
      return clearing(async () => ((asked += 1) > 1 ? Promise.reject(new Error('Gone already.')) : 'gone'));
    },
    silence: () => clearing(never),
  },
  'is healthy where it works': {
    sickness: () => healthy(async () => ({ healthy: false, detail: 'No.' })),
    silence: () => healthy(never),
    'an empty detail': () => healthy(async () => ({ healthy: true, detail: '' })),
  },
  'answers about its health in time, whatever is wrong': {
    'a rejection': () =>
      healthy(async (_, signal) => (signal.throwIfAborted(), { healthy: true, detail: null })),
    silence: () => healthy(never),
    'health where nothing answers': () => healthy(async () => ({ healthy: true, detail: null })),
  },
};

function memoryRemote(): MemoryRemote {
  const made: MemoryRemote[] = [];
  memorySubject((remote) => (made.push(remote), new MemoryEngine(remote)));
  return made[0]!;
}

describe('each promise of the suite', () => {
  it('has engines here that break it', () => {
    expect(Object.keys(BROKEN)).toEqual(ENGINE_PROMISES.map((promise) => promise.title));
    expect(ENGINE_PROMISES.length).toBeGreaterThanOrEqual(12);
  });

  const cases = ENGINE_PROMISES.flatMap((promise) =>
    Object.entries(BROKEN[promise.title] ?? {}).map(
      ([how, make]) => [promise.title, how, promise.check, make] as const,
    ),
  );
  it.each(cases)('"%s" is broken by %s', async (_title, _how, check, make) => {
    await expect(check({ ...make(), patienceMs: BROKEN_PATIENCE_MS })).rejects.toHaveProperty(
      'message',
      expect.any(String),
    );
  });
});
