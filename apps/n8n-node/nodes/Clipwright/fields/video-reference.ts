import type { INodeProperties } from 'n8n-workflow';

export const videoIdField: INodeProperties = {
  displayName: 'Video ID',
  name: 'videoId',
  type: 'string',
  default: '',
  required: true,
  placeholder: 'e.g. vid_4fJ0Xc2mQ8sLr6ZtUw1aBe',
  description: 'The video_id that a generation returned',
};
