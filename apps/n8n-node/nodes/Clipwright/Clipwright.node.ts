import {
  NodeConnectionTypes,
  type IExecuteFunctions,
  type INodeExecutionData,
  type INodeType,
  type INodeTypeDescription,
} from 'n8n-workflow';
import { testCredential } from './credential-test/test-credential.js';
import { actionFields } from './actions/actions.js';
import { NEWEST_VERSION, NODE_VERSIONS } from './fields/node-versions.js';
import { modelLists } from './lists/model-lists.js';
import { videoLists } from './lists/video-list.js';
import { nodeOutputs } from './node-outputs.js';
import { runItems } from './run-items.js';

/** The Clipwright node. */
export class Clipwright implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Clipwright',
    name: 'clipwright',
    icon: { light: 'file:../../icons/clipwright.svg', dark: 'file:../../icons/clipwright.dark.svg' },
    group: ['transform'],
    version: NODE_VERSIONS,
    defaultVersion: NEWEST_VERSION,
    subtitle: '={{ $parameter["operation"] + ": " + $parameter["resource"] }}',
    description:
      'Make videos from text and images on a Clipwright server, follow them, and fetch their mp4 files',
    defaults: { name: 'Clipwright' },
    inputs: [NodeConnectionTypes.Main],
    outputs: nodeOutputs,
    usableAsTool: true,
    credentials: [{ name: 'clipwrightApi', required: true, testedBy: 'testCredential' }],
    properties: [
      {
        displayName: 'Resource',
        name: 'resource',
        type: 'options',
        noDataExpression: true,
        options: [
          { name: 'Account', value: 'account' },
          { name: 'Video', value: 'video' },
        ],
        default: 'video',
      },
      {
        displayName: 'Operation',
        name: 'operation',
        type: 'options',
        noDataExpression: true,
        displayOptions: { show: { resource: ['account'] } },
        options: [
          {
            name: 'Get',
            value: 'get',
            action: 'Get the account and what is left of its rate limit',
            description: 'Get plan, key hint, and what is left of the rate limit window',
          },
        ],
        default: 'get',
      },
      {
        displayName: 'Operation',
        name: 'operation',
        type: 'options',
        noDataExpression: true,
        displayOptions: { show: { resource: ['video'] } },
        options: [
          {
            name: 'Delete',
            value: 'delete',
            action: 'Delete a video',
            description: 'Cancel an unfinished video, or remove a finished one with its file',
          },
          {
            name: 'Download',
            value: 'download',
            action: 'Download a video',
            description: 'Fetch the mp4 of a completed video',
          },
          {
            name: 'Generate From Image',
            value: 'generateFromImage',
            action: 'Generate a video from an image',
            description: 'Make a video that starts from an image, given by URL or in a binary field',
          },
          {
            name: 'Generate From Text',
            value: 'generateFromText',
            action: 'Generate a video from text',
            description: 'Make a video from a prompt',
          },
          {
            name: 'Get Many',
            value: 'getMany',
            action: 'Get many videos',
            description: 'List the videos of the account, newest first',
          },
          {
            name: 'Get Status',
            value: 'getStatus',
            action: 'Get the status of a video',
            description: 'Read how far a video is, where its file is, or why it failed',
          },
          {
            name: 'Plan',
            value: 'plan',
            action: 'Plan a video',
            description:
              'Say what a video would be, cost and take, and whether it would be refused; make nothing',
          },
        ],
        default: 'generateFromText',
      },
      ...actionFields,
    ],
  };

  methods = { credentialTest: { testCredential }, loadOptions: modelLists, listSearch: videoLists };

  /** Works through the items in order; each output is paired with the item that it came from. */
  execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
    return runItems(this);
  }
}
