// The pages in a real browser, after everything was built: `npm run test:browser [-- part of a file's name]`.
import { endWithUs, runSuitePatiently } from '../../scripts/test/run-suite.mjs';

endWithUs();
await runSuitePatiently('pages in a browser', 'browser/jest.config.mjs');
