export { AccountLanguages } from './account-languages.js';
