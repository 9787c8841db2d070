import type { INodeProperties } from 'n8n-workflow';

/** Leaves only the videos of one kind of input, wherever videos are listed. */
export const madeFromFilter: INodeProperties = {
  displayName: 'Made From',
  name: 'mode',
  type: 'options',
  options: [
    { name: 'Image', value: 'image' },
    { name: 'Text', value: 'text' },
  ],
  default: 'text',
  description: 'Only videos that were made from this',
};
