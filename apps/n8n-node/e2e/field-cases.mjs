import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What stands between the fields and takes no value. */
const NO_FIELD = new Set(['hidden', 'notice', 'callout', 'button', 'curlImport']);
/** What n8n puts among the operations of every node by itself. */
const CUSTOM_CALL = '__CUSTOM_API_CALL__';
/** Lines of `displayOptions` that ask for something else than another field. */
const isField = (name) => !name.startsWith('@') && !name.startsWith('/');

/**
 * Settings of a node that show all of its fields, worked out from its own description and by n8n's own rules, so
 * that a field which is added tomorrow is asked for tomorrow. `neverShown` are fields that no settings show.
 */
export class FieldCases {
  #description;
  #helpers;

  constructor({ n8nDir, description }) {
    const required = createRequire(join(n8nDir, 'node_modules/n8n/package.json'));
    this.#helpers = required('n8n-workflow').NodeHelpers;
    this.#description = description;
  }

  /** The version of the node that the editor adds. */
  get version() {
    const { defaultVersion, version } = this.#description;
    return defaultVersion ?? Math.max(...[version].flat());
  }

  /** The smallest list that this finds: one for each operation, and one more for each choice that shows more. */
  all() {
    const cases = [];
    const open = new Set(this.#fields());
    const take = (values) => {
      cases.push(values);
      for (const field of this.shown(values)) open.delete(field);
    };
    const operations = this.operations();
    for (const values of operations) take(values);
    for (const { field, values } of operations.flatMap((each) => this.#wishes(each)))
      if (open.has(field) && this.shown(values).includes(field)) take(values);
    return { cases, neverShown: [...open].filter((field) => !isOfAnotherVersion(field)) };
  }

  /** The settings of each operation, as they are when its action is added. */
  operations() {
    const resources = valuesOf(this.#fields().find(({ name }) => name === 'resource'));
    return resources.flatMap((resource) => {
      const values = resource === undefined ? {} : { resource };
      const field = this.#fields().find((each) => each.name === 'operation' && this.#isShown(each, values));
      return valuesOf(field).map((operation) =>
        operation === undefined ? values : { ...values, operation },
      );
    });
  }

  /** The fields that the editor shows with these settings. */
  shown(values) {
    return this.#fields().filter((field) => this.#isShown(field, this.#withDefaults(values)));
  }

  /** The settings with every collection opened, and all that may be added to it added. */
  opened(values) {
    const collections = this.shown(values).filter(({ type }) => type === 'collection');
    const filled = collections.map(({ name, options }) => [
      name,
      Object.fromEntries(options.map((option) => [option.name, option.default])),
    ]);
    return { ...values, ...Object.fromEntries(filled) };
  }

  /** The names of what is shown then, with what stands in the opened collections whatever else is chosen. */
  names(values) {
    return this.shown(values).flatMap((field) => [field.name, ...inside(field).map(({ name }) => name)]);
  }

  /** The closed lists among what is shown; a list that the server fills is none. */
  closedLists(values) {
    return this.shown(values).filter(
      ({ type, typeOptions = {} }) => type === 'options' && typeOptions.loadOptionsMethod === undefined,
    );
  }

  /** The same settings, each given as an expression where that is allowed. */
  asExpressions(values) {
    const given = this.shown(values).map((field) => [
      field.name,
      expressionOf(field, values[field.name] ?? field.default),
    ]);
    return { ...values, ...Object.fromEntries(given) };
  }

  #fields() {
    return this.#description.properties.filter(({ type }) => !NO_FIELD.has(type));
  }

  #isShown(field, values) {
    const node = { typeVersion: this.version };
    return this.#helpers.displayParameter(values, field, node, this.#description);
  }

  #withDefaults(values) {
    const node = { typeVersion: this.version };
    const { properties } = this.#description;
    return (
      this.#helpers.getNodeParameters(properties, values, true, false, node, this.#description) ?? values
    );
  }

  #wishes(values) {
    return this.#fields().map((field) => ({ field, values: { ...values, ...this.#wish(field, values) } }));
  }

  /** What others have to say for this field to be shown, and what shows those. */
  #wish(field, values) {
    const asked = Object.entries(field.displayOptions?.show ?? {}).filter(
      ([name]) => isField(name) && !(name in values),
    );
    const others = asked.flatMap(([name]) => this.#fields().filter((each) => each.name === name));
    const lists = new Set(others.filter(({ type }) => type === 'multiOptions').map(({ name }) => name));
    const own = Object.fromEntries(asked.map(([name, [first]]) => [name, lists.has(name) ? [first] : first]));
    const theirs = others.filter((each) => !this.#isShown(each, this.#withDefaults(values)));
    return Object.assign({}, ...theirs.map((each) => this.#wish(each, { ...values, ...own })), own);
  }
}

/** What is always in a collection. */
function inside({ type, options }) {
  return type === 'collection' ? options.filter(({ displayOptions }) => displayOptions === undefined) : [];
}

function expressionOf(field, value) {
  // n8n compares no list that an expression gives, so what hangs on a field of several choices is hidden then.
  if (field.noDataExpression || field.type === 'multiOptions') return value;
  if (field.type === 'collection')
    return Object.fromEntries(
      field.options
        .filter(({ name }) => name in value)
        .map((option) => [option.name, expressionOf(option, value[option.name])]),
    );
  if (field.type === 'resourceLocator') return { ...value, __rl: true, mode: 'id', value: "={{ 'vid_1' }}" };
  return `={{ ${JSON.stringify(value)} }}`;
}

/** A choice's values; one of nothing where there is no choice. */
function valuesOf(field) {
  const values = field?.options.map(({ value }) => value) ?? [undefined];
  return values.filter((value) => value !== CUSTOM_CALL);
}

function isOfAnotherVersion({ displayOptions = {} }) {
  return ['show', 'hide'].some((side) => '@version' in (displayOptions[side] ?? {}));
}
