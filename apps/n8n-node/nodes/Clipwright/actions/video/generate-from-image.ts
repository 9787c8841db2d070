import type { IExecuteFunctions } from 'n8n-workflow';
import { itemImage } from '../../generation/item-image.js';
import { withTextPrompts } from '../../generation/text-prompts.js';
import { requestFields } from '../../generation/request-fields.js';
import type { Action } from '../action.js';
import { generationFields, generationOutput } from './generation-output.js';
import { imageFields } from '../../fields/image-fields.js';

/** Video: Generate From Image. */
export const generateFromImage: Action = {
  fields: [
    ...imageFields,
    {
      displayName: 'Prompt',
      name: 'prompt',
      type: 'string',
      typeOptions: { rows: 4 },
      default: '',
      hint: 'Tip: say what moves and what the camera does; the image shows the rest',
      placeholder: 'e.g. The camera circles the shoe once, soft studio light',
      description: 'What happens in the video, starting from the image. May be left empty.',
    },
    ...generationFields,
  ],
  run: async (session, itemIndex) => {
    const { context } = session;
    const image = await itemImage(session, itemIndex);
    const body = withTextPrompts({
      ...image.origin,
      ...promptOf(context, itemIndex),
      ...requestFields(context, itemIndex),
    });
    return generationOutput(session, itemIndex, { request: { mode: 'image', body }, toldAs: image.toldAs });
  },
};

function promptOf(context: IExecuteFunctions, itemIndex: number): { prompt?: string } {
  const prompt = context.getNodeParameter('prompt', itemIndex, '') as string;
  return prompt === '' ? {} : { prompt };
}
