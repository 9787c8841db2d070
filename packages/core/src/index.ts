/**
 * Everything, and createClient.
 *
 * @module root
 */
export * from './client/index.js';
export * from './engine/index.js';
export * from './errors/index.js';
export * from './keys/index.js';
export * from './limiter/index.js';
export * from './models/index.js';
export * from './videos/index.js';
