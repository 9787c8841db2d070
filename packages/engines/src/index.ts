export { Deadline } from './maker/deadline.js';
