export { hasKey, requireLockedAccess, requireLockedAccount } from './locked-access.js';
