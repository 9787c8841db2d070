export { ApiKeyGuard, type CallerRequest, callerOf, FromCaller } from './api-key.guard.js';
export { type Caller, type KeyCaller, Authenticator } from './authenticator.js';
