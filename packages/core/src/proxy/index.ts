/**
 * A handler for one's own backend that lends a Clipwright server to its users.
 *
 * @module proxy
 */
export { createVideoProxy, type VideoProxy } from './video-proxy.js';
export {
  type ProxyRouteName,
  type ProxyTimeouts,
  type UserPlace,
  type VideoProxyOptions,
} from './proxy-options.js';
export { type ProxyErrorCode, type ProxyRefusal, ProxyError } from './proxy-error.js';
export { type NodeRequest, type NodeResponse, nodeHandler } from './node-handler.js';
