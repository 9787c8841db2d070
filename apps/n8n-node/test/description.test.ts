import { describe, expect, it } from '@jest/globals';
import type { INodeProperties, INodePropertyCollection } from 'n8n-workflow';
import { ClipwrightApi } from '../credentials/ClipwrightApi.credentials.js';
import { Clipwright } from '../nodes/Clipwright/Clipwright.node.js';
import { ClipwrightTrigger } from '../nodes/ClipwrightTrigger/ClipwrightTrigger.node.js';

/** A field, and those inside it. */
function withInner(field: INodeProperties): readonly INodeProperties[] {
  const inner = (field.options ?? []).flatMap((option) => fieldsOf(option as INodeProperties));
  return [field, ...inner];
}

function fieldsOf(option: INodeProperties | INodePropertyCollection): readonly INodeProperties[] {
  if ('values' in option) return option.values.flatMap(withInner);
  return 'type' in option ? withInner(option) : [];
}

describe('The texts of the nodes', () => {
  const credential = new ClipwrightApi().properties;
  const nodes = [new Clipwright(), new ClipwrightTrigger()].map(({ description }) => description.properties);
  const fields = [...nodes.flat(), ...credential].flatMap(withInner);

  it('keeps the key in a password field', () => {
    expect(credential.find(({ name }) => name === 'apiKey')?.typeOptions?.password).toBe(true);
  });

  it('begins every example in a field with e.g.', () => {
    const examples = fields
      .filter(({ type }) => type === 'string')
      .flatMap((field) => field.placeholder ?? []);
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.filter((text) => !text.startsWith('e.g. '))).toEqual([]);
  });

  it('begins what a switch does with Whether', () => {
    const switches = fields.filter(({ type }) => type === 'boolean');
    expect(switches.length).toBeGreaterThan(0);
    expect(switches.filter(({ description = '' }) => !description.startsWith('Whether'))).toEqual([]);
  });
});
