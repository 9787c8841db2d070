export { Purses } from './purses.js';
