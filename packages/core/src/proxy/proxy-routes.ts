import { refuse } from './proxy-error.js';
import type { ProxyRouteName } from './proxy-options.js';

interface Route {
  readonly name: ProxyRouteName;
  readonly methods: readonly string[];
  /** The end of the path; what comes before is where the proxy is mounted. */
  readonly path: RegExp;
}

/** What a request asks for; `parts` are what the path names, decoded. */
export interface Asked {
  readonly name: ProxyRouteName;
  readonly parts: readonly string[];
}

/** All that can be asked for: the paths are the server's own, so its clients work with a proxy too. */
const ROUTES: readonly Route[] = [
  { name: 'text-to-video', methods: ['POST'], path: /\/api\/v1\/text-to-video(?:\.php)?$/ },
  { name: 'image-to-video', methods: ['POST'], path: /\/api\/v1\/image-to-video(?:\.php)?$/ },
  { name: 'video-status', methods: ['GET'], path: /\/api\/v1\/video-status(?:\.php)?$/ },
  { name: 'models', methods: ['GET'], path: /\/api\/v1\/models$/ },
  { name: 'delete', methods: ['DELETE'], path: /\/api\/v1\/videos\/([^/]+)$/ },
  { name: 'media', methods: ['GET', 'HEAD'], path: /\/media\/([\w-]+)\/([^/]+)$/ },
];

/** Finds the route of a request among those that are allowed. @throws ProxyError not_found, method_not_allowed */
export function routeOf(request: Request, allowed: ReadonlySet<ProxyRouteName>): Asked {
  const { pathname } = new URL(request.url);
  const route = ROUTES.find(({ name, path }) => allowed.has(name) && path.test(pathname));
  if (route === undefined) throw refuse('not_found');
  if (!route.methods.includes(request.method))
    throw refuse('method_not_allowed', { headers: { Allow: route.methods.join(', ') } });
  const [, ...parts] = route.path.exec(pathname) ?? [];
  return { name: route.name, parts: parts.map(decoded) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (cause) {
    throw refuse('not_found', { cause });
  }
}
