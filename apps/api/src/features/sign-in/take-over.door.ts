export { TakeOver } from './take-over/take-over.service.js';
