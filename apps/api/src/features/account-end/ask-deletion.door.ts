export { AskDeletion } from './ask-deletion/ask-deletion.service.js';
