/**
 * The limiter before routes of Express, Fastify, Hono, Nest and web-standard handlers. It loads none of them.
 *
 * @module limiter-http
 */
export { successesOnly, type HttpLimitOptions, type HttpRefusal, type RefusedCall } from './http-limit.js';
export { limitFastify, type FastifyReplyPart } from './limit-fastify.js';
export { limitFetch, type FetchHandler } from './limit-fetch.js';
export { limitHono, type HonoContextPart } from './limit-hono.js';
export { limitNode, type NodeResponsePart } from './limit-node.js';
