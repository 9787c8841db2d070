export { conformVideo } from './media/conform.js';
