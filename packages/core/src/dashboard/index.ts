/** What the server answers to its own pages, route by route. It changes with them, without notice. */
export * from './access-answers.js';
export * from './account-answers.js';
export * from './board-answers.js';
export * from './chart-answers.js';
export * from './credit-answers.js';
export * from './docs-answers.js';
export * from './engine-answers.js';
export * from './entry-answers.js';
export * from './live-events.js';
export * from './operator-answers.js';
export * from './own-answers.js';
export * from './payment-answers.js';
export * from './plan-answers.js';
