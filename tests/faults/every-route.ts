import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { call } from '../support/index.js';

/** What a server answers: `path` has its parameters as `:name`. */
export interface Route {
  readonly method: string;
  readonly path: string;
}

const LIST = fileURLToPath(new URL('./list-routes.mjs', import.meta.url));

/**
 * Every route that the built controllers declare and every one that the API's own description names: a new
 * one joins by itself.
 */
export async function everyRoute(origin: string): Promise<Route[]> {
  const found = [...(await declaredRoutes()), ...(await describedRoutes(origin))];
  return [...new Map(found.map((route) => [titleOf(route), route])).values()];
}

export const titleOf = ({ method, path }: Route): string => `${method} ${path}`;

async function declaredRoutes(): Promise<Route[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [LIST]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Route);
}

async function describedRoutes(origin: string): Promise<Route[]> {
  const { paths } = (await call(origin, { path: '/openapi.json' })).json as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    })),
  );
}
