const { TestEnvironment } = require('jest-environment-node');

/**
 * A mutant is dead at its first failing test: the rest of the file is left out, so that a hanging one costs
 * one time-out.
 */
module.exports = class FirstFailureEnvironment extends TestEnvironment {
  hasFailed = false;

  async handleTestEvent(event) {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.hasFailed = true;
    if (event.name === 'test_start' && this.hasFailed) event.test.mode = 'skip';
  }
};
