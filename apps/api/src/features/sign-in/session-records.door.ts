export { SessionRepository } from './session.repository.js';
