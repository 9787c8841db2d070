import { DEFAULT_MODEL, MODELS } from '@clipwright/core/models';
import type { INodeProperties } from 'n8n-workflow';
import { madeFromFilter } from '../Clipwright/fields/made-from-filter.js';
import { binaryField, simplifyField } from '../Clipwright/fields/output-fields.js';

/** Videos that one run gets at most, where nobody says otherwise. */
export const MOST_VIDEOS = 50;

/** All that the trigger asks of people. n8n adds when it polls. */
export const triggerFields: INodeProperties[] = [
  {
    displayName: 'Events',
    name: 'events',
    type: 'multiOptions',
    options: [
      { name: 'Video Canceled', value: 'canceled', description: 'Somebody canceled it before it was made' },
      { name: 'Video Completed', value: 'completed', description: 'The mp4 is there' },
      {
        name: 'Video Expired',
        value: 'expired',
        description: 'The server removed the mp4, because its time was over or the file was damaged',
      },
      { name: 'Video Failed', value: 'failed', description: 'It will not come; the item says why' },
    ],
    default: ['completed'],
    required: true,
    description: 'What starts the workflow',
  },
  {
    displayName: 'Download File',
    name: 'downloadFile',
    type: 'boolean',
    default: false,
    description: 'Whether to put the mp4 of a completed video into a binary field, beside its URL',
    displayOptions: { show: { events: ['completed'] } },
  },
  { ...binaryField, displayOptions: { show: { events: ['completed'], downloadFile: [true] } } },
  simplifyField,
  {
    displayName: 'Filters',
    name: 'filters',
    type: 'collection',
    placeholder: 'Add Filter',
    default: {},
    options: [
      madeFromFilter,
      {
        displayName: 'Model',
        name: 'model',
        type: 'options',
        options: MODELS.map(({ id }) => ({ name: id, value: id })),
        default: DEFAULT_MODEL,
        description: 'Only videos of this model',
      },
      {
        displayName: 'Prompt Contains',
        name: 'promptContains',
        type: 'string',
        default: '',
        placeholder: 'e.g. lighthouse',
        description: 'Only videos whose prompt has this text in it; capitals make no difference',
      },
    ],
  },
  {
    displayName: 'Options',
    name: 'options',
    type: 'collection',
    placeholder: 'Add Option',
    default: {},
    options: [
      {
        displayName: 'Most Videos in One Run',
        name: 'mostVideos',
        type: 'number',
        typeOptions: { minValue: 1, maxValue: 500, numberPrecision: 0 },
        default: MOST_VIDEOS,
        description: 'How many videos one run gets at most. What is left comes with the next poll.',
      },
    ],
  },
];
