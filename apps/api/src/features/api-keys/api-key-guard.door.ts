export { ApiKeyGuard, type CallerRequest, callerOf, FromCaller } from './api-key.guard.js';
export { Authenticator } from './authenticator.js';
