import type { TextToVideoInput } from '@clipwright/core/client';
import { withTextPrompts } from '../../generation/text-prompts.js';
import { requestFields } from '../../generation/request-fields.js';
import type { Action } from '../action.js';
import { generationFields, generationOutput } from './generation-output.js';

/** Video: Generate From Text. */
export const generateFromText: Action = {
  fields: [
    {
      displayName: 'Prompt',
      name: 'prompt',
      type: 'string',
      typeOptions: { rows: 4 },
      default: '',
      required: true,
      hint: 'Tip: one subject, what it does, the place, the light, the camera',
      placeholder: 'e.g. A red paper boat drifts down a rainy street at dusk, slow pan',
      description:
        'What the video shows: subject, place, action, light, camera. At most 2,000 characters for modela2, 7,000 for modelb3.',
    },
    ...generationFields,
  ],
  run: async (session, itemIndex) => {
    const { context } = session;
    const prompt = context.getNodeParameter('prompt', itemIndex) as string;
    const body = withTextPrompts({ prompt, ...requestFields(context, itemIndex) }) as TextToVideoInput;
    return generationOutput(session, itemIndex, { request: { mode: 'text', body } });
  },
};
