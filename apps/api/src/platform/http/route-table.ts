/** Which methods each path pattern answers, so that a known path with another method is 405 and not 404. */
export class RouteTable {
  private readonly routes: { readonly pattern: RegExp; readonly methods: Set<string> }[] = [];
  private readonly byUrl = new Map<string, Set<string>>();

  add(url: string, methods: readonly string[]): void {
    const known = this.byUrl.get(url);
    if (known !== undefined) {
      for (const method of methods) known.add(method);
      return;
    }
    const added = new Set(methods);
    this.byUrl.set(url, added);
    this.routes.push({ pattern: toPattern(url), methods: added });
  }

  /** Methods that a path takes, in alphabetical order; empty for an unknown path. */
  methodsOf(path: string): string[] {
    const found = this.routes
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ methods }) => [...methods]);
    return [...new Set(found)].sort();
  }
}

const toPattern = (url: string): RegExp => new RegExp(`^${url.split('/').map(toSegment).join('/')}$`);

const toSegment = (segment: string): string => {
  if (segment.startsWith(':')) return '[^/]+';
  if (segment === '*') return '.*';
  return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
};
