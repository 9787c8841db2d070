// The contract and the corpora before two http and two worker processes that share a database and an S3 store, after
// everything was built: `npm run test:replicas [-- part of a file's name, or --shard=1/4]`. Tells what is left out.
import { say } from '../../scripts/run/say.mjs';
import { endWithUs, runSuitePatiently } from '../../scripts/test/run-suite.mjs';
import { ensureCeph } from '../outside/ensure-ceph.mjs';
import { LEFT_OUT } from './left-out.mjs';

endWithUs();
await ensureCeph();
say('Not over replicas:');
for (const [file, reason] of Object.entries(LEFT_OUT)) say(`  ${file}: ${reason}`);
await runSuitePatiently('replicas', 'replicas/jest.config.mjs');
