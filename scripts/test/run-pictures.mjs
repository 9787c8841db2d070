// What a prompt draws and sounds like, by the hundred, after everything was built: `npm run test:pictures
// [-- part of a file's name]`.
import { endWithUs, runSuite } from './run-suite.mjs';

endWithUs();
await runSuite('pictures', 'test/pictures/jest.config.mjs', 'packages/sketch');
