import type { TestServer } from './start-server.js';

/** The whole environment of a `clipwright` that works beside a server. */
export const commandEnvironment = ({ database, home }: Pick<TestServer, 'database' | 'home'>) => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  DATABASE_URL: database.url,
  CLIPWRIGHT_HOME: home,
});
