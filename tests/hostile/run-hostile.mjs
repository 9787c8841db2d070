// Hostile requests, images and origins, and attacks beside a paying customer, after everything was built:
// `npm run test:hostile [-- part of a file's name]`.
import { endWithUs, runSuite } from '../../scripts/test/run-suite.mjs';

endWithUs();
await runSuite('hostile input and attacks', 'hostile/jest.config.mjs');
