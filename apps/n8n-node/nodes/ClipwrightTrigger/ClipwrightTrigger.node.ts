import {
  NodeConnectionTypes,
  type INodeExecutionData,
  type INodeType,
  type INodeTypeDescription,
  type IPollFunctions,
} from 'n8n-workflow';
import { testCredential } from '../Clipwright/credential-test/test-credential.js';
import { nodeFailure } from '../Clipwright/output/node-failure.js';
import { newlySettled } from './newly-settled.js';
import { newestMatch } from './newest-match.js';
import { triggerFields } from './trigger-fields.js';
import { openTrigger } from './trigger-session.js';

/** Starts a workflow when a video is completed, has failed, was canceled or expired. */
export class ClipwrightTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Clipwright Trigger',
    name: 'clipwrightTrigger',
    icon: { light: 'file:../../icons/clipwright.svg', dark: 'file:../../icons/clipwright.dark.svg' },
    group: ['trigger'],
    version: 1,
    subtitle: '={{ $parameter["events"].join(", ") }}',
    description:
      'Starts the workflow when a video on a Clipwright server is completed, has failed, or expired',
    defaults: { name: 'Clipwright Trigger' },
    inputs: [],
    outputs: [NodeConnectionTypes.Main],
    polling: true,
    credentials: [{ name: 'clipwrightApi', required: true, testedBy: 'testCredential' }],
    properties: triggerFields,
  };

  methods = { credentialTest: { testCredential } };

  /** Everything new since the last poll; in the editor's test, the newest video that matches. */
  async poll(this: IPollFunctions): Promise<INodeExecutionData[][] | null> {
    try {
      const session = await openTrigger(this);
      if (this.getMode() === 'manual') return [[await newestMatch(session)]];
      const items = await newlySettled(session);
      return items.length === 0 ? null : [items];
    } catch (thrown) {
      throw nodeFailure(this.getNode(), thrown, 0);
    }
  }
}
