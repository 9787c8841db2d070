import { isVideoId } from '@clipwright/core/keys';
import { NodeOperationError, type IExecuteFunctions, type INodeProperties } from 'n8n-workflow';
import { inVersion1, sinceVersion11 } from './node-versions.js';

const ID = 'vid_[0-9A-Za-z]{22}';

/** Which video: picked from a list, by its id, or by an address that has the id in it. */
export const videoFields: INodeProperties[] = [
  {
    displayName: 'Video ID',
    name: 'videoId',
    type: 'string',
    default: '',
    required: true,
    placeholder: 'e.g. vid_4fJ0Xc2mQ8sLr6ZtUw1aBe',
    description: 'The video_id that a generation returned',
    displayOptions: inVersion1,
  },
  {
    displayName: 'Video',
    name: 'videoId',
    type: 'resourceLocator',
    default: { mode: 'list', value: '' },
    required: true,
    description: 'The video: from the list, by the video_id that a generation returned, or by its address',
    displayOptions: sinceVersion11,
    modes: [
      {
        displayName: 'From List',
        name: 'list',
        type: 'list',
        placeholder: 'Choose a video...',
        typeOptions: { searchListMethod: 'searchVideos', searchable: true },
      },
      {
        displayName: 'By ID',
        name: 'id',
        type: 'string',
        placeholder: 'e.g. vid_4fJ0Xc2mQ8sLr6ZtUw1aBe',
        validation: [
          {
            type: 'regex',
            properties: {
              regex: `^\\s*${ID}\\s*$`,
              errorMessage: 'A video ID is vid_ and 22 letters or digits',
            },
          },
        ],
      },
      {
        displayName: 'By URL',
        name: 'url',
        type: 'string',
        placeholder: 'e.g. https://clips.example.com/media/vid_4fJ0Xc2mQ8sLr6ZtUw1aBe-1.mp4',
        validation: [
          {
            type: 'regex',
            properties: {
              regex: `^\\s*https?://\\S*${ID}(?![0-9A-Za-z])\\S*\\s*$`,
              errorMessage:
                'A video_url or a status URL has the video ID in it: vid_ and 22 letters or digits',
            },
          },
        ],
      },
    ],
  },
];

/** The id of the item's video. Throws where none is chosen, or an address names none. */
export function videoIdOf(context: IExecuteFunctions, itemIndex: number): string {
  const text = textOf(context.getNodeParameter('videoId', itemIndex, ''));
  if (text === '')
    throw new NodeOperationError(context.getNode(), 'No video is chosen.', {
      description: 'Choose one from the list, or give its ID or its URL.',
      itemIndex,
    });
  return isAddress(text) ? idInAddress(context, text, itemIndex) : text;
}

/** n8n keeps what was picked with the way that it was picked; an expression or an older node gives the bare text. */
function textOf(chosen: unknown): string {
  const value =
    typeof chosen === 'object' && chosen !== null ? (chosen as { value?: unknown }).value : chosen;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

function idInAddress(context: IExecuteFunctions, address: string, itemIndex: number): string {
  const found = address.match(/vid_[0-9A-Za-z]+/g)?.find(isVideoId);
  if (found !== undefined) return found;
  throw new NodeOperationError(context.getNode(), `No video ID is in the URL ${address}`, {
    description:
      'Give a video_url, or a status URL: either has the ID in it, which is vid_ and 22 letters or digits.',
    itemIndex,
  });
}
