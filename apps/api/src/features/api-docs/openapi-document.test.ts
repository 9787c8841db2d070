import { ERROR_CODES } from '@clipwright/core/errors';
import { parseImageToVideo, parseTextToVideo, toJsonSchemas } from '@clipwright/core/videos';
import { describe, expect, it } from '@jest/globals';
import { IMAGE_FIELDS, TEXT_FIELDS } from './body-fields.js';
import { docsPage } from './docs-page.js';
import { openApiDocument } from './openapi-document.js';
import { ROUTES } from './described-routes.js';

const propertiesOf = (name: string): string[] => {
  const names = new Set<string>();
  JSON.stringify(toJsonSchemas()[name], (key, value: unknown) => {
    if (key === 'properties') for (const property of Object.keys(value as object)) names.add(property);
    return value;
  });
  return [...names].sort();
};

const names = (fields: readonly { name: string }[]): string[] => fields.map(({ name }) => name).sort();

describe('the description of the API', () => {
  it('describes exactly the fields that the schemas take', () => {
    expect(names(TEXT_FIELDS)).toEqual(propertiesOf('TextToVideoRequest'));
    expect(names(IMAGE_FIELDS)).toEqual(propertiesOf('ImageToVideoRequest'));
  });

  it('refers only to schemas that it has', () => {
    const document = openApiDocument('https://host') as { components: { schemas: object } };
    const refs = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      (match) => match[1] ?? '',
    );
    expect(refs.length).toBeGreaterThan(0);
    expect(refs.filter((name) => !Object.hasOwn(document.components.schemas, name))).toEqual([]);
  });

  it('gives every route a summary, a success, and an example', () => {
    for (const route of ROUTES) {
      expect(route.examples.length).toBeGreaterThan(0);
      expect(Object.keys(route.answers)).toContain('200');
    }
  });

  it('says of every error code which answers carry it', () => {
    const { paths } = openApiDocument('https://host') as { paths: object };
    const said = JSON.stringify(paths);
    expect(Object.keys(ERROR_CODES).filter((code) => !said.includes(`\`${code}\``))).toEqual([]);
  });

  it('shows only request bodies that would be taken', () => {
    const bodies = ROUTES.flatMap(({ paths: [path = ''], examples }) =>
      examples.flatMap(({ body }) => (body === undefined ? [] : [{ path, body }])),
    );
    for (const { path, body } of bodies) {
      const parse = path.includes('/text-to-video') ? parseTextToVideo : parseImageToVideo;
      expect(parse(body)).toMatchObject({ ok: true });
    }
  });

  it('says what may change under a version, and how long one lives beside the next', () => {
    const { info } = openApiDocument('https://host') as { info: { description: string } };
    for (const word of ['Additions come at any time', '/api/v2', 'six months', 'Deprecation', 'Sunset'])
      expect(info.description).toContain(word);
  });

  it('names no other host, and runs no script', () => {
    const page = docsPage('https://host');
    expect(page).not.toMatch(/<script|\son\w+=|\ssrc=|https?:\/\/(?!host)/);
  });
});
