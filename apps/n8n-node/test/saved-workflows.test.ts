import { describe, expect, it } from '@jest/globals';
import { NodeHelpers, type INode, type INodeParameters, type INodeProperties } from 'n8n-workflow';
import { Clipwright } from '../nodes/Clipwright/Clipwright.node.js';
import { requestFields } from '../nodes/Clipwright/generation/request-fields.js';
import { n8nHost } from './support/n8n-host.mjs';
import { VERSION_1_NODES } from './support/version-1-nodes.mjs';

const { description } = new Clipwright();
const GENERATION = { resource: 'video', operation: 'generateFromText', prompt: 'a snail' };

const nodeOf = (parameters: INodeParameters, typeVersion: number): INode => ({
  id: '1',
  name: 'Clipwright',
  type: 'n8n-nodes-clipwright.clipwright',
  typeVersion,
  position: [0, 0],
  parameters,
});

/** The fields that n8n's editor shows, once it has put values in the place of expressions. */
const shownFor = (parameters: INodeParameters, typeVersion = 1.1): INodeProperties[] =>
  description.properties.filter((property) =>
    NodeHelpers.displayParameter(parameters, property, nodeOf(parameters, typeVersion), description),
  );

const bodyOf = (parameters: INodeParameters, typeVersion: number) => {
  const options = { baseUrl: 'http://127.0.0.1:9', apiKey: 'none', parameters, typeVersion };
  return requestFields(n8nHost(options).context, 0);
};

describe('Workflows that version 1 of the node was saved with', () => {
  it.each(Object.entries(VERSION_1_NODES))('keep every parameter: %s', (_name, { parameters }) => {
    const own = Object.fromEntries(
      Object.entries(parameters).filter(([name]) => !['descriptionType', 'toolDescription'].includes(name)),
    );
    const kept = NodeHelpers.getNodeParameters(
      description.properties,
      own,
      true,
      false,
      nodeOf(own, 1),
      description,
    );
    expect(kept).toMatchObject(own);
  });

  it('ask for what they asked for', () => {
    const additionalFields = { aspectRatio: '9:16', duration: 3, resolution: '480p', seed: 7, audio: false };
    expect(bodyOf({ ...GENERATION, model: 'modelb3', additionalFields }, 1)).toEqual({
      video_model: 'modelb3',
      aspect_ratio: '9:16',
      duration: 3,
      resolution: '480p',
      seed: 7,
      audio: false,
    });
    expect(bodyOf(GENERATION, 1)).toEqual({});
  });

  it('show their fields where they were, and no others', () => {
    const names = shownFor(GENERATION, 1).map(({ name }) => name);
    expect(names).toContain('additionalFields');
    expect(names).not.toContain('duration');
    const status = { resource: 'video', operation: 'getStatus', lookUpBy: 'videoId' };
    expect(shownFor(status, 1).find(({ name }) => name === 'videoId')?.type).toBe('string');
    expect(shownFor(status).find(({ name }) => name === 'videoId')?.type).toBe('resourceLocator');
  });
});

describe('A new node', () => {
  it.each(['', 'modelb3', 'one of another server', undefined])(
    'shows every field of a generation, whatever an expression makes of its model (%s)',
    (model) => {
      const shown = shownFor({ ...GENERATION, ...(model === undefined ? {} : { model }) });
      expect(shown.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['model', 'duration', 'aspectRatio', 'resolution', 'additionalFields']),
      );
    },
  );

  it('asks for what stands on top, a number as a number and nothing that is left at its default', () => {
    const top = { duration: '3', aspectRatio: '1:1', resolution: '', model: 'modelb3' };
    expect(bodyOf({ ...GENERATION, ...top, additionalFields: { fps: 30 } }, 1.1)).toEqual({
      video_model: 'modelb3',
      duration: 3,
      aspect_ratio: '1:1',
      fps: 30,
    });
  });

  it('has labels that fit the editor and a description for all that is not plain', () => {
    const labels = description.properties.flatMap(({ displayName, options = [] }) => [
      displayName,
      ...options.flatMap((option) => ('displayName' in option ? [option.displayName] : [])),
    ]);
    expect(labels.filter((label) => label.length > 38)).toEqual([]);
  });
});
