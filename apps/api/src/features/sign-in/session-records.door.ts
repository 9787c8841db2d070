export { type KnownSession, SessionRepository } from './session.repository.js';
