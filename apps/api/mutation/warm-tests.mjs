// The tests of an area in one process that stays: databases and modules are opened once, and mutants are
// switched under them. jest would load some 250 files anew for each of a thousand mutants.
import './load-typescript.mjs';
import { collect } from './test-globals.mjs';

export class WarmTests {
  #collected = { suites: [], tests: [] };
  /** Rejects when something fails that no test waits for. */
  #loose = Promise.withResolvers();

  async load(files) {
    this.#collected = await collect(files);
    for (const event of ['unhandledRejection', 'uncaughtException'])
      process.on(event, (error) => this.#loose.reject(error));
    this.#loose.promise.catch(() => undefined);
  }

  get tests() {
    return this.#collected.tests;
  }

  /** Runs one test with what belongs around it; gives what it threw, or null. */
  async run({ suite, run }) {
    this.#loose = Promise.withResolvers();
    this.#loose.promise.catch(() => undefined);
    const around = async () => {
      await this.#begin(suite);
      for (const { hooks } of suite.line) await inOrder(hooks.beforeEach);
      await run();
    };
    const failure = await failureOf(() => Promise.race([around(), this.#loose.promise]));
    const after = suite.line.toReversed().flatMap(({ hooks }) => hooks.afterEach);
    return failure ?? (await failureOf(() => inOrder(after)));
  }

  /** Opens what a test needs, as its run would. */
  async open({ suite }) {
    await this.#begin(suite);
  }

  /** Ends what was opened for the tests; the next one opens it anew. */
  async reset() {
    for (const suite of this.#collected.suites.toReversed().filter(({ hasBegun }) => hasBegun)) {
      suite.hasBegun = false;
      await failureOf(() => inOrder(suite.hooks.afterAll));
    }
  }

  async #begin(suite) {
    for (const one of suite.line.filter(({ hasBegun }) => !hasBegun)) {
      await inOrder(one.hooks.beforeAll);
      one.hasBegun = true;
    }
  }
}

async function inOrder(works) {
  for (const work of works) await work();
}

async function failureOf(work) {
  try {
    await work();
    return null;
  } catch (error) {
    return error ?? new Error('thrown without a reason');
  }
}
