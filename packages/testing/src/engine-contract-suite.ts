import { describe, it } from '@jest/globals';
import { ENGINE_PROMISES } from './engine-contract-suite-promises.js';
import type { EngineSubject } from './engine-contract-suite-subject.js';

export { MemoryEngine, MemoryRemote, memorySubject } from './engine-contract-suite-memory-engine.js';
export { ENGINE_PROMISES } from './engine-contract-suite-promises.js';
export { engineRequest } from './engine-contract-suite-request.js';
export {
  bytesOf,
  recordedRun,
  type RecordedRun,
  type RecordedRunOptions,
} from './engine-contract-suite-run.js';
export type { EngineSubject } from './engine-contract-suite-subject.js';

export interface EngineContractOptions {
  /** The engine's name, for the titles. */
  readonly name: string;
  /** Makes a fresh engine in a fresh world; called once for each promise. */
  readonly start: () => Promise<EngineSubject>;
}

/** Declares one test for each promise of the engine contract. Call it at the top of a test file. */
export function describeEngineContract({ name, start }: EngineContractOptions): void {
  describe(`the engine ${name}`, () => {
    for (const { title, check } of ENGINE_PROMISES) it(title, () => checked(check, start));
  });
}

async function checked(
  check: (subject: EngineSubject) => Promise<void>,
  start: () => Promise<EngineSubject>,
): Promise<void> {
  const subject = await start();
  try {
    await check(subject);
  } finally {
    await subject.stop();
  }
}
