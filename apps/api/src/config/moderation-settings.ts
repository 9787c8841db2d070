import { list, number, oneOf, type Setting, text, url } from './setting-kinds.js';

/** What prompts are judged by. */
export const MODERATION_SETTINGS = {
  moderationWords: {
    name: 'MODERATION_WORDS',
    default: 'none: prompts are not looked at',
    takes: 'words and phrases with commas between; * stands for any letters',
    description: 'A prompt with one of these in it is refused. Letter case and accents make no difference.',
    schema: list.default([]),
  },
  moderationWordsFile: {
    name: 'MODERATION_WORDS_FILE',
    default: 'none',
    takes: 'a text file, one word or phrase a line; # begins a comment',
    description: 'More words like those of MODERATION_WORDS. Read at the start.',
    schema: text.optional(),
  },
  moderationUrl: {
    name: 'MODERATION_URL',
    default: 'none',
    takes: 'an http or https URL',
    description:
      'A server that judges prompts as the OpenAI moderation API does; /v1/moderations is appended.',
    schema: url('http:', 'https:').optional(),
  },
  moderationKey: {
    name: 'MODERATION_KEY',
    default: 'none',
    takes: 'some text',
    description: 'Bearer token for MODERATION_URL.',
    secret: true,
    schema: text.optional(),
  },
  moderationModel: {
    name: 'MODERATION_MODEL',
    default: "the server's own",
    takes: 'some text',
    description: 'Which model judges at MODERATION_URL.',
    schema: text.optional(),
  },
  moderationTimeoutSeconds: {
    name: 'MODERATION_TIMEOUT_SECONDS',
    ...number(1, 60, 5),
    description: 'How long MODERATION_URL may take for one request, seconds.',
  },
  moderationOnFailure: {
    name: 'MODERATION_ON_FAILURE',
    default: 'refuse',
    takes: 'refuse or allow',
    description:
      'What happens to a prompt while MODERATION_URL gives no judgement: refuse answers 500 engine_unavailable.',
    schema: oneOf('refuse', 'allow').default('refuse'),
  },
} as const satisfies Record<string, Setting>;
