const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

const { createContext } = vm;

/**
 * Jest's own, but that a test's globals are plain ones. Jest makes them from an object of its own, of which every
 * look at `Math`, `Map` or `Uint8Array` then asks: half a microsecond each time, a hundred times a plain one, and
 * drawing asks for millions.
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
