export { WaysToBuy } from './ways-to-buy.js';
