export { ResetPassword } from './reset-password/reset-password.service.js';
