export { remarksOnWords, type SketchWords } from './prompt/remarks-on-words.js';
export { understandPrompt } from './prompt/understand-prompt.js';
export { readPrompt, type ReadPrompt } from './prompt/read-prompt.js';
export { warningsFor } from './prompt/warnings-for.js';
export type { WordAbout, WordAccount, WordFate } from './prompt/word-account.js';
export type { IgnoredReason } from './prompt/lexicon/ignored.js';
export type * from './prompt/scene-description.js';
export type { ScreenText, TextRole } from './prompt/screen-text.js';
