// Does what the pages of docs/operate and docs/use say, block by block, against a server of its own, after everything was
// built: `npm run test:docs [-- -t part of a page's name]`. Closes with one line alone: N passed, N failed.
import { endWithUs, runSuitePatiently } from '../../scripts/test/run-suite.mjs';
import { ensurePythonPackages } from '../outside/ensure-python.mjs';
import { ensurePhp } from './ensure-php.mjs';

endWithUs();
await ensurePhp();
await ensurePythonPackages();
await runSuitePatiently('the pages', 'docs/jest.config.mjs');
