export { ApiKeySlots } from './api-key-slots.js';
