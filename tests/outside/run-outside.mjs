// Clipwright beside programs that we did not write, after everything was built: `npm run test:outside [--
// part of a file's name]`. Debian's packages are installed where that needs no question.
import { endWithUs, runSuite } from '../../scripts/test/run-suite.mjs';
import { ensureCeph } from './ensure-ceph.mjs';
import { ensureOpenAiPython } from './ensure-openai-python.mjs';
import { ensurePrometheus } from './ensure-prometheus.mjs';
import { ensureRedis } from './ensure-redis.mjs';
import { prepareConsumers } from './consumers/prepare-consumers.mjs';
import { ensureWebServers } from './ensure-web-servers.mjs';

endWithUs();
await ensureWebServers();
await ensureRedis();
await ensurePrometheus();
await ensureCeph();
await ensureOpenAiPython();
await prepareConsumers();
await runSuite('outside programs', 'outside/jest.config.mjs');
