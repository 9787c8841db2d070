import { fileURLToPath } from 'node:url';
import type { HostProgram } from '@clipwright/sketch/hosting';
import { stageEnvironment } from '../assets/stage-assets.js';

// Compiled code stands in dist; the same folder depth holds when tests load the source, which then uses the
// build.
const FILM_HOST = fileURLToPath(new URL('../../dist/film-host.js', import.meta.url));

/** The process that films. It reads nothing that a stranger made, and what it loads may be where only we may read. */
export const filmProgram = (assets: string): HostProgram => ({
  file: FILM_HOST,
  env: stageEnvironment(assets),
  asOther: false,
});
