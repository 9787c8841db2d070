import type { INodeProperties } from 'n8n-workflow';

const cancelOption: INodeProperties = {
  displayName: 'Cancel Videos With Execution',
  name: 'cancelVideos',
  type: 'boolean',
  default: false,
  description:
    'Whether to cancel the videos that this run waits for when the execution is canceled. Otherwise they go on being made. Taken from the first item.',
};

const runNameOption: INodeProperties = {
  displayName: 'Run Name',
  name: 'runName',
  type: 'string',
  default: '',
  placeholder: 'e.g. order 4711',
  description:
    "With When Run Again set to Find the Earlier Video: runs of the same name find each other's videos, others do not. An order, a date or a file name serves.",
};

const takesOption: INodeProperties = {
  displayName: 'Takes',
  name: 'takes',
  type: 'number',
  typeOptions: { minValue: 1, maxValue: 50, numberPrecision: 0 },
  default: 1,
  description:
    'How many videos to make of each item. Each is an output item of its own. With a Seed, the takes count up from it; without, each is another by chance.',
};

const videosAtOnceOption: INodeProperties = {
  displayName: 'Videos at Once',
  name: 'videosAtOnce',
  type: 'number',
  typeOptions: { minValue: 1, maxValue: 100, numberPrecision: 0 },
  default: 4,
  description:
    'How many videos of this run may be on their way at once, always within the rate limit. The output keeps the order of the items. Taken from the first item.',
};

const whenRunAgainOption: INodeProperties = {
  displayName: 'When Run Again',
  name: 'whenRunAgain',
  type: 'options',
  options: [
    {
      name: 'Find the Earlier Video',
      value: 'find',
      description:
        'An execution that asks for the same under the same Run Name within 24 hours gets the video that is there',
    },
    {
      name: 'Make a New Video',
      value: 'make',
      description: 'Every new execution makes new videos',
    },
  ],
  default: 'make',
  hint: 'A new execution makes new videos, unless you choose otherwise; Retry finds those of its execution',
  description:
    'What a new execution with the same input does. The Retry button of an execution finds the videos of that execution either way. Executions from the editor that were killed, and workflows called by others, have no such Retry.',
};

const whenWindowFullOption: INodeProperties = {
  displayName: 'When Rate Limit Is Full',
  name: 'whenWindowFull',
  type: 'options',
  options: [
    {
      name: 'Hand Items On',
      value: 'handOn',
      description:
        'Items that have to wait for a minute or more leave by the output Not Yet. Lead it through a Wait node, until the time in their field not_yet.until, and back into this node: n8n keeps what is made, and waits through its own restarts.',
    },
    {
      name: 'Wait in This Node',
      value: 'wait',
      description: 'The node waits, and gives all videos together',
    },
  ],
  default: 'wait',
  description: 'What becomes of items that the rate limit has no room for. Taken from the first item.',
  displayOptions: { hide: { '@tool': [true] } },
};

/** How many videos a run makes, at once and again. */
export const batchOptions: readonly INodeProperties[] = [
  cancelOption,
  runNameOption,
  takesOption,
  videosAtOnceOption,
  whenRunAgainOption,
  whenWindowFullOption,
];
