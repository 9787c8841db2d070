// Clipwright beside programs that we did not write, after everything was built: `npm run test:outside [--
// part of a file's name]`. Debian's packages are installed where that needs no question.
import { endWithUs, runSuitePatiently } from '../../scripts/test/run-suite.mjs';
import { ensureBuildah } from './ensure-buildah.mjs';
import { ensureCeph } from './ensure-ceph.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { ensurePrometheus } from './ensure-prometheus.mjs';
import { ensurePythonPackages } from './ensure-python.mjs';
import { ensureRedis } from './ensure-redis.mjs';
import { prepareConsumers } from './consumers/prepare-consumers.mjs';
import { ensureWebServers } from './ensure-web-servers.mjs';

endWithUs();
await ensureWebServers();
await ensureRedis();
await ensurePostgres();
await ensurePrometheus();
await ensureCeph();
await ensureBuildah();
await ensurePythonPackages();
await prepareConsumers();
await runSuitePatiently('outside programs', 'outside/jest.config.mjs');
