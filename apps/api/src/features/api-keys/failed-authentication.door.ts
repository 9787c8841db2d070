export { FailedAuthenticationGuard } from './failed-authentication.guard.js';
