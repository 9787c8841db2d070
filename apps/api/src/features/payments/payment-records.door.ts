export { needsOperator, sentenceOf, UNDONE } from './event-outcome.js';
export { type ListedEvent, PaymentEventRepository } from './payment-event.repository.js';
