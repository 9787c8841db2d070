import type { INodeProperties } from 'n8n-workflow';

/** Where an item's image is. */
export const imageFields: readonly INodeProperties[] = [
  {
    displayName: 'Image Source',
    name: 'imageSource',
    type: 'options',
    options: [
      {
        name: 'Binary Field',
        value: 'binary',
        description: 'An image that the item carries, at most 10 MiB',
      },
      { name: 'URL', value: 'url', description: 'An address that the server fetches' },
      {
        name: 'Video That Is Continued',
        value: 'video',
        description: 'The last picture of a completed video of the same account',
      },
    ],
    default: 'url',
    displayOptions: { hide: { '@tool': [true] } },
  },
  {
    displayName: 'Image URL',
    name: 'imageUrl',
    type: 'string',
    default: '',
    required: true,
    placeholder: 'e.g. https://example.com/product.jpg',
    description:
      'Address of a JPEG, PNG or WebP image that becomes the first picture of the video. The server has to reach it.',
    displayOptions: { show: { imageSource: ['url'] } },
  },
  {
    displayName: 'Source Video ID',
    name: 'sourceVideoId',
    type: 'string',
    default: '',
    required: true,
    placeholder: 'e.g. vid_4f0kP2mXyQ8sT1aBcDeFgH',
    description:
      'The completed video that the new one continues from its last picture. The output has the new part alone.',
    displayOptions: { show: { imageSource: ['video'] } },
  },
  {
    displayName: 'Input Data Field Name',
    name: 'imageField',
    type: 'string',
    typeOptions: { binaryDataProperty: true },
    default: 'data',
    required: true,
    hint: 'The name of the input field that has the image file',
    displayOptions: { show: { imageSource: ['binary'] } },
  },
];
