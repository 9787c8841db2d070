export { ApiKeyGuard, type CallerRequest, callerOf, FromCaller } from './api-key.guard.js';
export { ACCESS_COLUMNS, ApiKeyRepository, type KeyAccess, type ShownKey } from './api-key.repository.js';
export { ApiKeySlots } from './api-key-slots.js';
export { Authenticator, type Caller, type KeyCaller } from './authenticator.js';
export { hasKey, requireLockedAccess, requireLockedAccount } from './locked-access.js';
export { RegenerateKey } from './regenerate-key/regenerate-key.service.js';
