import type { ApiDocs } from '@clipwright/core/dashboard';
import { ERROR_CODES } from '@clipwright/core/errors';
import { ROUTES } from './described-routes.js';
import { exampleCode } from './example-code.js';
import { parameterRows } from './parameter-rows.js';

/** All that the page at /docs tells, for a page of the dashboard. */
export const toldDocs = (origin: string): ApiDocs => ({
  routes: ROUTES.map((route) => {
    const { id, method, paths, summary, description, fields = [], parameters, examples } = route;
    const [path = '', ...aliases] = paths;
    return {
      ...{ id, method, path, aliases, summary, description, fields: [...fields] },
      parameters: parameterRows(parameters).map(({ name, place, description: text }) => ({
        name,
        takes: place,
        description: text,
      })),
      examples: examples.map((example) => ({
        name: example.name,
        body: (example.body as Record<string, unknown> | undefined) ?? null,
        code: exampleCode(route, example, origin),
      })),
    };
  }),
  errors: Object.entries(ERROR_CODES).map(([name, { status, when }]) => ({
    name,
    takes: String(status),
    description: when,
  })),
});
