const fc = require('fast-check');

/** A mutant is dead at the first counterexample; nobody reads the smallest one. */
fc.configureGlobal({ endOnFailure: true });
