export { AccessGrantRepository } from './access-grant.repository.js';
