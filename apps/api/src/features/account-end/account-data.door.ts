export { type AccountData, byEmail, byId } from './account-data.js';
