export { ACCESS_COLUMNS, type KeyAccess, type ShownKey } from './key-access.js';
export { ApiKeyRepository } from './api-key.repository.js';
