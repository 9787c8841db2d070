export { IdempotencyRepository } from './idempotency.repository.js';
