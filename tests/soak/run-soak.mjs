// Ten thousand videos over processes that are exchanged meanwhile, after everything was built: `npm run test:soak [-- videos]`.
// Writes what it measured into tests/soak/results.md. It takes a quarter of an hour and more, and is no part of CI.
import { explain, SetupError } from '../../scripts/run/say.mjs';
import { close, endWithUs } from '../../scripts/test/run-suite.mjs';
import { runJest } from '../../scripts/test/run-jest.mjs';

async function main([videos = '10000']) {
  endWithUs();
  if (!/^[1-9]\d*$/.test(videos)) throw new SetupError('So many videos: npm run test:soak -- 2000');
  process.env.CLIPWRIGHT_SOAK_VIDEOS = videos;
  close(await runJest('tests', { name: 'soak', options: ['--config', 'soak/jest.config.mjs'] }));
}

main(process.argv.slice(2)).catch((error) => {
  explain(error);
  process.exitCode = 2;
});
