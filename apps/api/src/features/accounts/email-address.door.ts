export { normaliseEmail } from './email-address.js';
