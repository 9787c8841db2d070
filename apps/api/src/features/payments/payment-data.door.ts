export { PAYMENT_DATA, PAYMENT_ENDS } from './payment-data.js';
