/**
 * A fake server with an address: for what can be given no `fetch` of its own.
 *
 * @module testing/node
 */
export { startFakeServer, type StartedFakeServer } from './start-fake-server.js';
