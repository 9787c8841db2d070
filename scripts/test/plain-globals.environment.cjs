const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

const { createContext } = vm;
if (!vm.constants.DONT_CONTEXTIFY) throw new Error('This Node makes no context with plain globals.');

/**
 * Jest's own, but that a test's globals are plain ones. Jest makes them from an object of its own, of which every
 * look at `Math`, `Map` or `Uint8Array` then asks: half a microsecond each time, a hundred times a plain one, and
 * drawing asks for millions. What a test leaves on them is therefore not seen and not cleared: a worker that has grown is exchanged
 * (`run-jest.mjs`).
 */
module.exports = class PlainGlobalsEnvironment extends TestEnvironment {
  constructor(config, context) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
};
