export { requireFresh } from './fresh-session.js';
export { OperatorGuard } from './operator.guard.js';
export { ResetPassword } from './reset-password/reset-password.service.js';
export { SessionGuard } from './session.guard.js';
export { SessionRepository } from './session.repository.js';
export { SignInModule } from './sign-in.module.js';
export { actorOf, FromSignedIn, type SignedIn } from './signed-in.js';
