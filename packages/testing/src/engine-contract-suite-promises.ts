import assert from 'node:assert/strict';
import { serialize } from 'node:v8';
import {
  isEngineError,
  type EngineErrorReason,
  type EngineRequest,
  type Operation,
} from '@clipwright/core/engine';
import { ASPECT_RATIOS, RESOLUTIONS } from '@clipwright/core/models';
import { VIDEO_MODES } from '@clipwright/core/videos';
import {
  bytesOf,
  recordedRun,
  rejectionOf,
  within,
  type RecordedRun,
  type RecordedRunOptions,
} from './engine-contract-suite-run.js';
import type { EngineSubject } from './engine-contract-suite-subject.js';

/** One promise of the engine contract: its title, and the check that rejects where an engine breaks it. */
export interface EnginePromise {
  readonly title: string;
  readonly check: (subject: EngineSubject) => Promise<void>;
}

const DEFAULT_PATIENCE_MS = 120_000;
const LONGEST_SENTENCE = 300;

/** Every promise that every engine keeps. */
export const ENGINE_PROMISES: readonly EnginePromise[] = [
  { title: 'has a name of lower-case letters, digits and hyphens', check: hasName },
  { title: 'tells what it can do as plain data that the catalogue knows', check: tellsCapabilities },
  { title: 'makes an mp4, as a stream that ends', check: makesMp4 },
  { title: 'makes a video in every mode that it names', check: makesEveryMode },
  { title: 'warns in sentences, or not at all', check: warnsInSentences },
  { title: 'tells progress from 0 to 1, forwards only', check: tellsProgress },
  { title: 'leaves the request as it was', check: leavesRequest },
  { title: 'makes as many videos at a time as it has slots', check: fillsSlots },
  {
    title: 'starts nothing once the signal is aborted, and rejects with its reason',
    check: startsNothingAborted,
  },
  {
    title: 'stops in mid-work when the signal is aborted, and rejects with its reason',
    check: stopsWhenAborted,
  },
  { title: 'lets go of a video whose stream is canceled', check: letsGoOfStream },
  {
    title: 'saves operations as plain JSON, starting before started, and starts nothing before that',
    check: savesOperations,
  },
  { title: 'goes no further when an operation can not be saved', check: stopsUnsaved },
  { title: 'resumes a saved operation without a second start', check: resumes },
  {
    title: 'never repeats a start that may have happened, unless starting twice is harmless',
    check: neverRepeatsStart,
  },
  {
    title: 'fails with an EngineError of the right reason and a sentence fit for people',
    check: failsInSentences,
  },
  { title: 'clears away what a video has left, and says so as often as it is asked', check: clearsAway },
  { title: 'is healthy where it works', check: isHealthy },
  { title: 'answers about its health in time, whatever is wrong', check: answersHealth },
];

function patienceOf(subject: EngineSubject): number {
  return subject.patienceMs ?? DEFAULT_PATIENCE_MS;
}

/** One generation, its stream unread. */
function generate(subject: EngineSubject, request: EngineRequest, options: Partial<RecordedRunOptions> = {}) {
  const run: RecordedRun = recordedRun({ replica: subject.replica, ...options });
  return { run, video: within(patienceOf(subject), 'The generation', subject.engine.generate(request, run)) };
}

/** One generation, read to its end. */
async function generateFully(
  subject: EngineSubject,
  request: EngineRequest,
  options: Partial<RecordedRunOptions> = {},
) {
  const { run, video } = generate(subject, request, options);
  const made = await video;
  const bytes = await within(patienceOf(subject), 'The stream', bytesOf(made));
  assert.equal(bytes.toString('latin1', 4, 8), 'ftyp', 'The file does not begin as an mp4 does.');
  return { run, made, bytes };
}

async function hasName({ engine }: EngineSubject): Promise<void> {
  assert.match(engine.name, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
}

async function tellsCapabilities({ engine }: EngineSubject): Promise<void> {
  const { capabilities } = engine;
  assert.deepEqual(JSON.parse(JSON.stringify(capabilities)), capabilities);
  assertSome(capabilities.modes, VIDEO_MODES);
  assertSome(capabilities.resolutions, RESOLUTIONS);
  assertSome(capabilities.aspectRatios, ASPECT_RATIOS);
  const { min, max } = capabilities.durationsSeconds;
  assert.ok(min > 0 && min <= max, 'durationsSeconds is no range.');
  assert.ok(
    Number.isInteger(capabilities.parallelSlots) && capabilities.parallelSlots >= 1,
    'parallelSlots must be 1 or more.',
  );
  assert.equal(typeof capabilities.audio, 'boolean');
  assert.equal(typeof capabilities.idempotentStart, 'boolean');
}

function assertSome<T>(named: readonly T[], known: readonly T[]): void {
  assert.ok(named.length > 0, 'An ability names nothing.');
  assert.deepEqual(
    named.filter((one) => !known.includes(one)),
    [],
  );
}

async function makesMp4(subject: EngineSubject): Promise<void> {
  await generateFully(subject, subject.request);
}

async function makesEveryMode(subject: EngineSubject): Promise<void> {
  const requests: Record<string, EngineRequest> = {
    text: subject.request,
    image: { ...subject.request, mode: 'image', image: subject.image },
  };
  for (const mode of subject.engine.capabilities.modes) {
    const request = requests[mode];
    assert.ok(request !== undefined, `Nobody knows the mode ${mode}.`);
    await generateFully(subject, request);
  }
}

async function warnsInSentences(subject: EngineSubject): Promise<void> {
  const { made } = await generateFully(subject, subject.request);
  assert.ok(Array.isArray(made.warnings));
  for (const warning of made.warnings) assertSentence(warning);
}

async function tellsProgress(subject: EngineSubject): Promise<void> {
  const { run } = await generateFully(subject, subject.request);
  for (const [index, fraction] of run.fractions.entries()) {
    assert.ok(fraction >= 0 && fraction <= 1, `Progress of ${fraction}.`);
    assert.ok(fraction >= (run.fractions[index - 1] ?? 0), 'Progress went back.');
  }
}

async function leavesRequest(subject: EngineSubject): Promise<void> {
  const before = serialize(subject.request);
  await generateFully(subject, subject.request);
  assert.ok(serialize(subject.request).equals(before), 'The request was changed.');
}

async function fillsSlots(subject: EngineSubject): Promise<void> {
  const slots = Math.min(3, subject.engine.capabilities.parallelSlots);
  const requests = Array.from({ length: slots }, (_, slot) => ({
    ...subject.request,
    videoId: `${subject.request.videoId}${slot}`,
    seed: slot,
  }));
  const made = await Promise.all(requests.map((request) => generateFully(subject, request)));
  assert.equal(made.length, slots);
}

async function startsNothingAborted(subject: EngineSubject): Promise<void> {
  const reason = new Error('Aborted before the start.');
  const { run, video } = generate(subject, subject.request, { signal: AbortSignal.abort(reason) });
  assert.equal(await rejectionOf(video), reason);
  assert.equal(subject.starts?.() ?? 0, 0);
  assert.deepEqual(run.operations, []);
}

async function stopsWhenAborted(subject: EngineSubject): Promise<void> {
  const controller = new AbortController();
  const reason = new Error('Aborted in mid-work.');
  const { video } = generate(subject, subject.longRequest, { signal: controller.signal });
  setTimeout(() => controller.abort(reason), 50);
  assert.equal(await rejectionOf(video), reason);
}

async function letsGoOfStream(subject: EngineSubject): Promise<void> {
  const { stream } = await generate(subject, subject.request).video;
  await within(patienceOf(subject), 'The cancel', stream.cancel());
  await generateFully(subject, { ...subject.request, videoId: `${subject.request.videoId}2` });
}

async function savesOperations(subject: EngineSubject): Promise<void> {
  const startsAtCheckpoint: number[] = [];
  const { run } = await generateFully(subject, subject.request, {
    onCheckpoint: () => startsAtCheckpoint.push(subject.starts?.() ?? 0),
  });
  assert.deepEqual(JSON.parse(JSON.stringify(run.operations)), run.operations);
  const phases = run.operations.map((operation) => operation.phase);
  if (subject.starts === null) return;
  assert.deepEqual(phases.slice(0, 2), ['starting', 'started']);
  assert.deepEqual(startsAtCheckpoint.slice(0, 2), [0, 1]);
}

async function stopsUnsaved(subject: EngineSubject): Promise<void> {
  const lost = new Error('The database is away.');
  const { video } = generate(subject, subject.request, {
    onCheckpoint: () => {
      throw lost;
    },
  });
  if (subject.starts === null) return void (await video.catch((error: unknown) => assert.equal(error, lost)));
  assert.equal(await rejectionOf(video), lost);
  assert.equal(subject.starts(), 0);
}

async function resumes(subject: EngineSubject): Promise<void> {
  const first = await generateFully(subject, subject.request);
  const saved = first.run.operations.at(-1) ?? null;
  const startsBefore = subject.starts?.() ?? 0;
  await generateFully(subject, subject.request, { resumeFrom: saved });
  assert.equal(subject.starts?.() ?? 0, startsBefore);
}

async function neverRepeatsStart(subject: EngineSubject): Promise<void> {
  const resumeFrom: Operation = { phase: 'starting' };
  if (subject.starts === null || subject.engine.capabilities.idempotentStart) {
    await generateFully(subject, subject.request, { resumeFrom });
    return;
  }
  const { video } = generate(subject, subject.request, { resumeFrom });
  assertEngineError(await rejectionOf(video), 'start_unknown');
  assert.equal(subject.starts(), 0);
}

async function failsInSentences(subject: EngineSubject): Promise<void> {
  const ways = Object.entries(subject.breakWorld) as [EngineErrorReason, () => void | Promise<void>][];
  assert.ok(ways.length > 0, 'The subject knows no way to break its world.');
  for (const [reason, breakWorld] of ways) {
    await breakWorld();
    const failed = generateFully(subject, {
      ...subject.request,
      videoId: `${subject.request.videoId}${reason}`,
    });
    assertEngineError(await rejectionOf(failed), reason);
  }
}

async function clearsAway(subject: EngineSubject): Promise<void> {
  const { engine, replica, request } = subject;
  const { run } = await generateFully(subject, request);
  const operation = run.operations.at(-1) ?? { phase: 'starting' };
  const left = { videoId: request.videoId, replica, operation, fetched: true };
  for (let times = 1; times <= 2; times += 1) {
    const clearing = engine.clear(left, new AbortController().signal);
    assert.equal(await within(patienceOf(subject), 'The clearing', clearing), 'gone');
  }
}

async function isHealthy(subject: EngineSubject): Promise<void> {
  const health = subject.engine.health(subject.replica, new AbortController().signal);
  const { healthy, detail } = await within(patienceOf(subject), 'The look at its health', health);
  assert.equal(healthy, true);
  assert.ok(detail === null || detail.length > 0);
}

async function answersHealth(subject: EngineSubject): Promise<void> {
  const look = (signal: AbortSignal) =>
    within(patienceOf(subject), 'The look at its health', subject.engine.health(subject.replica, signal));
  assert.equal(typeof (await look(AbortSignal.abort())).healthy, 'boolean');
  await subject.breakWorld.unavailable?.();
  const { healthy } = await look(new AbortController().signal);
  assert.equal(healthy, subject.breakWorld.unavailable === undefined);
}

function assertEngineError(error: unknown, reason: EngineErrorReason): void {
  assert.ok(isEngineError(error), `Not an EngineError: ${String(error)}`);
  assert.equal(error.reason, reason);
  assertSentence(error.message);
}

/** Short, whole, and without what only a log may show: stacks, paths, addresses with a password. */
function assertSentence(text: string): void {
  assert.match(text, /^[A-Z0-9"'].*[.!?]$/s);
  assert.ok(text.length <= LONGEST_SENTENCE, 'The sentence is too long.');
  assert.doesNotMatch(text, /\n\s+at |\/(?:home|root|tmp|var|usr|work|opt)\/|:\/\/[^/\s]+@/);
}
