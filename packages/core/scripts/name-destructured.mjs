// A plugin of typedoc: a parameter that is taken apart where it is declared has no name, and typedoc calls it
// __namedParameters. Here it gets the last word of its type: `options` of CallOptions, `rule` of WindowRule.
import { Converter, ReflectionKind } from 'typedoc';

const NAMELESS = /^__namedParameters/;

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter)) {
      if (NAMELESS.test(parameter.name)) parameter.name = freeName(parameter);
    }
  });
}

/** Two of one type are told apart by a number. */
function freeName(parameter) {
  const name = wordOf(parameter.type);
  const others = (parameter.parent?.parameters ?? []).filter((other) => other !== parameter);
  const taken = new Set(others.map((other) => other.name));
  return taken.has(name) ? `${name}${taken.size + 1}` : name;
}

/** Pick<WindowRule, 'limit'> is a rule too; what has no type of its own name is an input. */
function wordOf(type) {
  const { name = '', typeArguments = [] } = type ?? {};
  const named = ['Pick', 'Omit'].includes(name) ? String(typeArguments[0]) : name;
  return (/[A-Z][a-z]+$/.exec(named)?.[0] ?? 'Input').toLowerCase();
}
