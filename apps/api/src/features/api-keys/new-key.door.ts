export { RegenerateKey } from './regenerate-key/regenerate-key.service.js';
