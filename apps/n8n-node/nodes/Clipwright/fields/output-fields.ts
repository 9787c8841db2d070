import type { INodeProperties } from 'n8n-workflow';

/** Whether the mp4 comes along. An agent is given the address alone. */
export const outputField: INodeProperties = {
  displayName: 'Output',
  name: 'output',
  type: 'options',
  options: [
    {
      name: 'Video File',
      value: 'file',
      description: 'Download the mp4 into a binary field, and give its URL too',
    },
    { name: 'URL Only', value: 'url', description: 'Give the address of the mp4 and download nothing' },
  ],
  default: 'file',
  displayOptions: { hide: { '@tool': [true] } },
};

export const binaryField: INodeProperties = {
  displayName: 'Put Output File in Field',
  name: 'binaryPropertyName',
  type: 'string',
  default: 'data',
  required: true,
  hint: 'The name of the output binary field to put the file in',
  displayOptions: { hide: { '@tool': [true] } },
};

export const simplifyField: INodeProperties = {
  displayName: 'Simplify',
  name: 'simplify',
  type: 'boolean',
  default: true,
  description: 'Whether to return a simplified version of the response instead of the raw data',
};

export const fileNameOption: INodeProperties = {
  displayName: 'File Name',
  name: 'fileName',
  type: 'string',
  default: '',
  placeholder: 'e.g. clip.mp4',
  description: 'Name of the mp4. Without it, the ID of the video.',
  displayOptions: { hide: { '@tool': [true] } },
};
