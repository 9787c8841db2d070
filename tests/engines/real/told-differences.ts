import { exchangesOf, type Transcript } from '@clipwright/testing/recorded';

/** What a route was answered with, as far as it can be compared: names and types, no values. */
interface Told {
  readonly route: string;
  readonly status: number;
  readonly fields: readonly string[];
}

const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|video_gen_[0-9a-f]+|\b[0-9a-f]{32}\b/g;

const routeOf = (method: string, target: string): string =>
  `${method} ${(target.split('?', 1)[0] ?? '').replaceAll(IDS, '*')}`;

/** `status: string`, `data[].id: string`: what an answer is made of. */
function fieldsOf(json: unknown, at = ''): string[] {
  if (Array.isArray(json)) return json.slice(0, 1).flatMap((one) => fieldsOf(one, `${at}[]`));
  if (typeof json !== 'object' || json === null) return json === null ? [] : [`${at}: ${typeof json}`];
  return Object.entries(json).flatMap(([name, value]) =>
    fieldsOf(value, at === '' ? name.replaceAll(IDS, '*') : `${at}.${name.replaceAll(IDS, '*')}`),
  );
}

const told = (
  method: string,
  target: string,
  { status, json }: { status: number; json?: unknown },
): Told => ({
  route: routeOf(method, target),
  status,
  fields: fieldsOf(json),
});

/** A fetch that writes down what a server answers. */
export function noting(): { readonly fetch: typeof fetch; readonly answers: Told[] } {
  const answers: Told[] = [];
  const noted: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    const json: unknown = isJson
      ? await response
          .clone()
          .json()
          .catch(() => undefined)
      : undefined;
    answers.push(told(init?.method ?? 'GET', `${pathname}${search}`, { status: response.status, json }));
    return response;
  };
  return { fetch: noted, answers };
}

/** Where a server's answers are not what was recorded of its kind, a line each; routes that were not are left. */
export function differences(answers: readonly Told[], recorded: readonly Transcript[]): string[] {
  const known = recorded.flatMap((one) =>
    exchangesOf(one).flatMap(({ method, path, answer }) => (answer ? [told(method, path, answer)] : [])),
  );
  return [...new Set(answers.flatMap((answer) => differencesOf(answer, known)))].toSorted();
}

function differencesOf({ route, status, fields }: Told, known: readonly Told[]): string[] {
  const ofRoute = known.filter((one) => one.route === route);
  if (ofRoute.length === 0) return [];
  const alike = ofRoute.filter((one) => one.status === status);
  if (alike.length === 0) return [`${route} is answered with status ${status}, which was not recorded`];
  const all = new Set(alike.flatMap((one) => one.fields));
  const always = alike[0]!.fields.filter((field) => alike.every((one) => one.fields.includes(field)));
  return [
    ...fields.filter((field) => !all.has(field)).map((field) => `${route} has more: ${field}`),
    ...always.filter((field) => !fields.includes(field)).map((field) => `${route} lacks: ${field}`),
  ];
}

/** Aloud, whatever the tests say. */
export function tell(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`  ${line}\n`);
}
