import { hostname } from 'node:os';
import type { EnginePlace } from '../catalog/engine-place.js';

/** What the time that a video takes is known by: an engine on this host, or at one of its replicas. */
export const machineOf = ({ engine, site, replica }: EnginePlace): string =>
  `${engine.name}@${site === 'embedded' ? hostname() : replica.name}`;
