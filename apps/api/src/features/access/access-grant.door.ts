export type { AccessGrant } from './access-grant.js';
export { ACCESS_TOOLS, type AccessToolName } from './access-tools.js';
