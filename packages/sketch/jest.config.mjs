import { fileURLToPath } from 'node:url';
import preset from '../../jest.preset.mjs';

const [[files, [swc, options]]] = Object.entries(preset.transform);
const quick = fileURLToPath(new URL('./test/support/quick-maths.mjs', import.meta.url));

export default {
  ...preset,
  // A sandbox looks `Math` up anew for each call, which makes arithmetic several times slower.
  transform: { [files]: [quick, { swc, options }] },
  // These have a run of their own: `npm run test:pictures`.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/pictures/'],
};
