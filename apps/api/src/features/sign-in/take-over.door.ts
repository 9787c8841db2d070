export { TakeOver, type TakenAccount } from './take-over/take-over.service.js';
