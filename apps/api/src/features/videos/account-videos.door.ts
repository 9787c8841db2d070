export { AccountVideosRepository } from './account-videos.repository.js';
