import type { WireNames } from './asked-fields.js';
import { at, type PublishedInput, publishedInput } from './published-input.js';

/** Where a provider publishes what a model takes, and how that is read. */
export interface PublishedSchema {
  readonly names: WireNames;
  readonly url: (model: string) => string;
  /** Whether it takes the key to read it. */
  readonly withKey: boolean;
  /** Null where the document has no such model. */
  readonly input: (document: unknown, model: string) => PublishedInput | null;
}

const JSON_BODY = ['post', 'requestBody', 'content', 'application/json', 'schema'];

const ofPath = (document: unknown, path: string): PublishedInput | null =>
  publishedInput(at(document, ['paths', path, ...JSON_BODY]), document);

/** As public programs read it: fal's own page of each model links to it. */
const FAL: PublishedSchema = {
  names: { always: [], image: 'image_url', sound: 'generate_audio', seconds: (length) => `${length}s` },
  url: (model) => `https://fal.ai/api/openapi/queue/openapi.json?endpoint_id=${encodeURIComponent(model)}`,
  withKey: false,
  input: (document, model) => ofPath(document, `/${model}`),
};

/** By Replicate's HTTP reference; a model of one version has that version's own. */
const REPLICATE: PublishedSchema = {
  names: { always: [], image: 'image', sound: 'generate_audio', seconds: (length) => length },
  url: (model) => {
    const [name, version] = model.split(':');
    const ofVersion = version === undefined ? '' : `/versions/${version}`;
    return `https://api.replicate.com/v1/models/${name}${ofVersion}`;
  },
  withKey: true,
  input: (document) => {
    const version = at(document, ['latest_version']) ?? document;
    const schema = at(version, ['openapi_schema']);
    return publishedInput(at(schema, ['components', 'schemas', 'Input']), schema);
  },
};

const BLACK_FOREST_LABS: PublishedSchema = {
  names: { always: ['mode'], image: 'keyframes', sound: 'generate_audio', seconds: (length) => length },
  url: () => 'https://api.bfl.ai/openapi.json',
  withKey: false,
  input: (document, model) => ofPath(document, `/v1/${model}`),
};

const SCHEMAS: Readonly<Record<string, PublishedSchema>> = {
  '@ai-sdk/fal': FAL,
  '@ai-sdk/replicate': REPLICATE,
  '@ai-sdk/black-forest-labs': BLACK_FOREST_LABS,
};

/** What a package's provider publishes of its models; null where nothing is known. */
export const publishedSchema = (packageName: string): PublishedSchema | null =>
  Object.hasOwn(SCHEMAS, packageName) ? (SCHEMAS[packageName] ?? null) : null;
