import { MethodNotAllowedError, NotFoundError } from '../errors/index.js';
import { authorize } from './authorization.js';
import type { Exchange, RouteAnswer, RouteName } from './exchange.js';
import { createVideo } from './generation-route.js';
import { serveFile } from './media-route.js';
import { planVideo } from './plan-route.js';
import { deleteVideo, holdTest, listModels, listVideos, readAccount, readStatus } from './reading-routes.js';

interface Route {
  readonly name: RouteName;
  /** What its one group matches is the exchange's `param`. */
  readonly path: RegExp;
  readonly methods: readonly string[];
  readonly run: (exchange: Exchange) => RouteAnswer | Promise<RouteAnswer>;
}

const READ = ['GET', 'HEAD'];

const ROUTES: readonly Route[] = [
  {
    name: 'create',
    path: /^\/api\/v1\/(text|image)-to-video(?:\.php)?$/,
    methods: ['POST'],
    run: createVideo,
  },
  { name: 'plan', path: /^\/api\/v1\/(text|image)-to-video\/plan$/, methods: ['POST'], run: planVideo },
  { name: 'status', path: /^\/api\/v1\/video-status(?:\.php)?()$/, methods: READ, run: readStatus },
  { name: 'list', path: /^\/api\/v1\/videos()$/, methods: READ, run: listVideos },
  { name: 'delete', path: /^\/api\/v1\/videos\/([^/]+)$/, methods: ['DELETE'], run: deleteVideo },
  { name: 'account', path: /^\/api\/v1\/account()$/, methods: READ, run: readAccount },
  { name: 'models', path: /^\/api\/v1\/models()$/, methods: READ, run: listModels },
  { name: 'hold', path: /^\/api\/v1\/hold-test()$/, methods: READ, run: holdTest },
  { name: 'media', path: /^\/media\/([^/]+)$/, methods: READ, run: serveFile },
];

/** Which route a path is of, and what the path says. */
export function routeOf(path: string): { route: Route; param: string } | null {
  for (const route of ROUTES) {
    const param = route.path.exec(path)?.[1];
    if (param !== undefined) return { route, param: decodeURIComponent(param) };
  }
  return null;
}

/** Answers as the routes do: path and method, then the key, then the route itself. */
export async function runRoute(exchange: Exchange, onAccess: () => void): Promise<RouteAnswer> {
  const found = routeOf(exchange.url.pathname);
  if (found === null) throw new NotFoundError();
  const { route, param } = found;
  if (!route.methods.includes(exchange.method)) throw new MethodNotAllowedError({ allow: route.methods });
  if (route.name !== 'media') authorize(exchange);
  onAccess();
  return await route.run({ ...exchange, param });
}
