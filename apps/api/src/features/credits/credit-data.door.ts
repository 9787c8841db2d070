export { CREDIT_DATA, ROLL_UP } from './credit-data.js';
