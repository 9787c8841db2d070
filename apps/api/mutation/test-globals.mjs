// What tests import as `@jest/globals`, for the warm runner: it only collects them.
import { expect } from 'expect';
import { bind } from 'jest-each';

/** A block of tests: what is done around them, once or each time, and the tests of this block alone. */
class Suite {
  hooks = { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] };
  hasBegun = false;

  constructor(name, parent, file) {
    Object.assign(this, { name, parent, file });
  }

  /** From the outermost to this one. */
  get line() {
    return this.parent === null ? [this] : [...this.parent.line, this];
  }
}

const collected = { suite: null, suites: [], tests: [] };

/** Loads test files, one after the other; gives their suites, and their tests in order. */
export async function collect(files) {
  for (const file of files) {
    collected.suite = new Suite('', null, file);
    collected.suites.push(collected.suite);
    await import(file);
  }
  return collected;
}

const describe = (name, define) => {
  const outer = collected.suite;
  collected.suite = new Suite(name, outer, outer.file);
  collected.suites.push(collected.suite);
  define();
  collected.suite = outer;
};

const it = (name, run) => {
  const { suite } = collected;
  const path = suite.line.map((one) => one.name).filter((one) => one !== '');
  collected.tests.push({ id: `${suite.file.split('/').at(-1)}: ${[...path, name].join(' > ')}`, suite, run });
};

describe.each = bind(describe, false);
it.each = bind(it, false);

const hook = (kind) => (run) => void collected.suite.hooks[kind].push(run);

export const beforeAll = hook('beforeAll');
export const afterAll = hook('afterAll');
export const beforeEach = hook('beforeEach');
export const afterEach = hook('afterEach');
export { describe, expect, it };
