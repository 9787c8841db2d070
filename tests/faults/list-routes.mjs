// Prints every route that a controller of the built server declares, as JSON lines: a new one is found
// without being listed.
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const dist = fileURLToPath(new URL('../../apps/api/dist', import.meta.url));
const { RequestMethod } = createRequire(join(dist, 'main.js'))('@nestjs/common');

const joined = (...parts) =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;

function routesOf(controller) {
  const prefixes = [Reflect.getMetadata('path', controller)].flat();
  const handlers = Object.getOwnPropertyNames(controller.prototype).map((name) => controller.prototype[name]);
  return handlers
    .filter((handler) => Reflect.hasMetadata('method', handler))
    .flatMap((handler) => {
      const paths = [Reflect.getMetadata('path', handler)].flat();
      const method = RequestMethod[Reflect.getMetadata('method', handler)];
      return prefixes.flatMap((prefix) => paths.map((path) => ({ method, path: joined(prefix, path) })));
    });
}

for (const file of globSync('**/*.controller.js', { cwd: dist }).toSorted()) {
  const exported = Object.values(await import(pathToFileURL(join(dist, file)).href));
  const controllers = exported.filter(
    (value) => typeof value === 'function' && Reflect.hasMetadata('path', value),
  );
  for (const route of controllers.flatMap(routesOf)) console.log(JSON.stringify(route));
}
