export { SIGN_IN_DATA, SIGN_IN_ENDS } from './sign-in-data.js';
