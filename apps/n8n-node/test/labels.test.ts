import { describe, expect, it } from '@jest/globals';
import type { INodeProperties } from 'n8n-workflow';
import { Clipwright } from '../nodes/Clipwright/Clipwright.node.js';
import { ClipwrightTrigger } from '../nodes/ClipwrightTrigger/ClipwrightTrigger.node.js';

/** A label of 28 characters is whole in n8n's editor as it opens, beside what is shown on hover; one of 36 is not. */
const MOST_CHARACTERS = 30;

/** The labels of fields, and of those that a collection holds. */
function labelsOf(properties: readonly INodeProperties[]): string[] {
  return properties.flatMap(({ displayName, type, options = [] }) => [
    displayName,
    ...(type === 'collection' ? labelsOf(options as INodeProperties[]) : []),
  ]);
}

describe("The editor's labels", () => {
  it.each([new Clipwright(), new ClipwrightTrigger()])(
    'fit: those of $description.displayName',
    ({ description }) => {
      const labels = labelsOf(description.properties);
      expect(labels.length).toBeGreaterThan(3);
      expect(labels.filter((label) => label.length > MOST_CHARACTERS)).toEqual([]);
    },
  );
});
