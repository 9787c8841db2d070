// Stryker's test runner for tests that keep a database and a program open.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { AREAS } from './areas.mjs';
import { WarmTests } from './warm-tests.mjs';

const OPENING = 'opening';
const MUTATION = (globalThis.__stryker__ ??= {});

class WarmRunner {
  #tests = new WarmTests();
  /** What runs when a program is put together: such a mutant has to be there before that. */
  #opening = new Set();

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    await this.#tests.load(testFilesOf(process.env.MUTATED_AREA, process.cwd()));
    await this.#learnOpening();
  }

  async dryRun() {
    const tests = [];
    for (const test of this.#tests.tests) tests.push(await this.#tried(test));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: MUTATION.mutantCoverage };
  }

  /** In every process: after a mutant that took too long, Stryker goes on in a new one, without another dry run. */
  async #learnOpening() {
    MUTATION.currentTestId = OPENING;
    for (const test of this.#tests.tests) await this.#tests.open(test);
    MUTATION.currentTestId = undefined;
    await this.#tests.reset();
    const perTest = MUTATION.mutantCoverage?.perTest ?? {};
    this.#opening = new Set(Object.keys(perTest[OPENING] ?? {}));
    delete perTest[OPENING];
  }

  async #tried(test) {
    MUTATION.currentTestId = test.id;
    const startedMs = performance.now();
    const failure = await this.#tests.run(test);
    MUTATION.currentTestId = undefined;
    const facts = { id: test.id, name: test.id, timeSpentMs: performance.now() - startedMs };
    return failure === null
      ? { ...facts, status: TestStatus.Success }
      : { ...facts, status: TestStatus.Failed, failureMessage: String(failure.stack ?? failure) };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const isOpening = this.#opening.has(activeMutant.id);
    if (isOpening) await this.#tests.reset();
    const asked = this.#tests.tests.filter(({ id }) => isOpening || (testFilter?.includes(id) ?? true));
    const result = await this.#asked(asked, { activeMutant, hitLimit });
    if (isOpening) await this.#tests.reset();
    return result;
  }

  async #asked(asked, { activeMutant, hitLimit }) {
    for (const test of asked) {
      const failure = await this.#under(activeMutant.id, hitLimit, test);
      if (failure === null || !(await this.#isTrue(activeMutant.id, hitLimit, test))) continue;
      return {
        status: MutantRunStatus.Killed,
        killedBy: [test.id],
        failureMessage: failure.message ?? '',
        nrOfTests: asked.length,
      };
    }
    return { status: MutantRunStatus.Survived, nrOfTests: asked.length };
  }

  async #under(mutant, hitLimit, test) {
    Object.assign(MUTATION, { activeMutant: mutant, hitCount: 0, hitLimit });
    try {
      return await this.#tests.run(test);
    } finally {
      Object.assign(MUTATION, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    }
  }

  /** A test that fails without the mutant too has met what an earlier one left: it is asked again, on new ground. */
  async #isTrue(mutant, hitLimit, test) {
    if (this.#opening.has(mutant)) return true;
    if ((await this.#tests.run(test)) === null) return true;
    await this.#tests.reset();
    if ((await this.#tests.run(test)) !== null) throw new Error(`fails without a mutant: ${test.id}`);
    return (await this.#under(mutant, hitLimit, test)) !== null;
  }
}

/** The addresses of an area's test files, in a copy of the package. */
export const testFilesOf = (area, root) =>
  AREAS[area].tests
    .flatMap((pattern) => globSync(pattern, { cwd: join(root, 'src') }))
    .toSorted()
    .map((file) => pathToFileURL(join(root, 'src', file)).href);

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'warm', WarmRunner)];
