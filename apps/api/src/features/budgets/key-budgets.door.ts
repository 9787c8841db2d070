export { type Afterwards, KeyBudgets } from './key-budgets.js';
