export { MakeResetLink, type ResetLink } from './make-reset-link/make-reset-link.service.js';
