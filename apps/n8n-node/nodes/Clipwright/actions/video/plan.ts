import type { ImageToVideoInput, TextToVideoInput } from '@clipwright/core/client';
import { updateDisplayOptions } from 'n8n-workflow';
import { imageFields } from '../../fields/image-fields.js';
import { additionalFields, modelField, topFields } from '../../fields/model-fields.js';
import { itemImage } from '../../generation/item-image.js';
import { requestFields } from '../../generation/request-fields.js';
import { withTextPrompts } from '../../generation/text-prompts.js';
import type { Session } from '../../transport/session.js';
import type { Action } from '../action.js';

/** Video: Plan. What stands in the way of a video is an answer, not an error. */
export const planVideo: Action = {
  fields: [
    {
      displayName: 'Start From',
      name: 'startFrom',
      type: 'options',
      options: [
        { name: 'Image', value: 'image', description: 'As Generate From Image would' },
        { name: 'Text', value: 'text', description: 'As Generate From Text would' },
      ],
      default: 'text',
    },
    ...updateDisplayOptions({ show: { startFrom: ['image'] } }, [...imageFields]),
    {
      displayName: 'Prompt',
      name: 'prompt',
      type: 'string',
      typeOptions: { rows: 4 },
      default: '',
      placeholder: 'e.g. A red paper boat drifts down a rainy street at dusk, slow pan',
      description: 'What the video would show. From an image it may be left empty.',
    },
    modelField,
    ...topFields,
    additionalFields,
  ],
  run: async (session, itemIndex) => {
    const { context, planner, signal } = session;
    const { origin, toldAs } = await imageOf(session, itemIndex);
    const prompt = context.getNodeParameter('prompt', itemIndex, '') as string;
    const input = withTextPrompts({
      ...origin,
      ...(prompt === '' && origin !== null ? {} : { prompt }),
      ...requestFields(context, itemIndex),
    }) as TextToVideoInput | ImageToVideoInput;
    const plan = await planner
      .plan(input, { signal })
      .catch((error: unknown) => Promise.reject(toldAs(error)));
    return [{ json: { ...plan }, pairedItem: { item: itemIndex } }];
  },
};

async function imageOf(session: Session, itemIndex: number) {
  const isFromText = session.context.getNodeParameter('startFrom', itemIndex, 'text') === 'text';
  return isFromText ? { origin: null, toldAs: (error: unknown) => error } : itemImage(session, itemIndex);
}
