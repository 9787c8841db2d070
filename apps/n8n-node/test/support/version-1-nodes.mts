import type { INode } from 'n8n-workflow';

/** The Clipwright nodes of the example workflows, as version 1 of the node saved them. */
export const VERSION_1_NODES: Readonly<Record<string, Pick<INode, 'type' | 'parameters'>>> = {
  'agent-tool: Make a Video': {
    type: 'n8n-nodes-clipwright.clipwrightTool',
    parameters: {
      descriptionType: 'manual',
      toolDescription:
        'Makes a short video from a description and returns its address in video_url (an mp4). Takes up to a few minutes. Call it once for each video that is wanted; after a failure with the code generation_timeout, call it again with the same input to go on waiting for the same video.',
      resource: 'video',
      operation: 'generateFromText',
      prompt:
        "={{ $fromAI('prompt', 'What the video shows, in one to three plain sentences: subject, place, action, light, camera', 'string') }}",
      additionalFields: {
        duration: "={{ $fromAI('seconds', 'Length of the video in whole seconds, 1 to 10', 'number') }}",
        aspectRatio:
          "={{ $fromAI('aspect_ratio', 'Shape of the video: 16:9 for wide, 9:16 for phones, 1:1 for square', 'string') }}",
      },
      options: {},
    },
  },
  'failed-video-branch: Make the Video': {
    type: 'n8n-nodes-clipwright.clipwright',
    parameters: {
      resource: 'video',
      operation: 'generateFromText',
      prompt: '={{ $json.prompt }}',
      output: 'url',
      additionalFields: {
        duration: '={{ $json.seconds }}',
        resolution: '={{ $json.resolution }}',
      },
      options: {},
    },
  },
  'failed-video-branch: Make a Smaller One': {
    type: 'n8n-nodes-clipwright.clipwright',
    parameters: {
      resource: 'video',
      operation: 'generateFromText',
      prompt: "={{ $('Settings').item.json.prompt }}",
      output: 'url',
      additionalFields: {
        duration: 2,
        resolution: '480p',
      },
      options: {},
    },
  },
  'form-to-video: Make the Video': {
    type: 'n8n-nodes-clipwright.clipwright',
    parameters: {
      resource: 'video',
      operation: 'generateFromText',
      prompt: '={{ $json.Prompt }}',
      output: 'url',
      additionalFields: {
        duration: '={{ $json.Seconds || 5 }}',
      },
      options: {},
    },
  },
  'product-photos-to-clips: Make a Clip': {
    type: 'n8n-nodes-clipwright.clipwright',
    parameters: {
      resource: 'video',
      operation: 'generateFromImage',
      imageUrl: '={{ $json.photo }}',
      prompt: 'The camera moves slowly around the product, soft studio light',
      output: 'url',
      additionalFields: {
        duration: '={{ $json.seconds }}',
        resolution: '={{ $json.resolution }}',
      },
      options: {
        longestWindowWaitMinutes: 120,
      },
    },
  },
  'schedule-to-storage: Make the Video': {
    type: 'n8n-nodes-clipwright.clipwright',
    parameters: {
      resource: 'video',
      operation: 'generateFromText',
      prompt: '={{ $json.prompt }}',
      additionalFields: {
        duration: '={{ $json.seconds }}',
        resolution: '={{ $json.resolution }}',
      },
      options: {
        fileName: "={{ $now.toFormat('yyyy-MM-dd') }}.mp4",
      },
    },
  },
};
