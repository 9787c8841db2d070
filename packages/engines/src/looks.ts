/** All that looks at servers that are not declared yet, for whoever declares them. */
export { surveyComfyUi } from './comfyui/comfyui.survey.js';
export { type SurveyedFlavour, surveyVideosServer } from './openai-videos/openai-videos.survey.js';
export { foreignText, withoutSecrets } from './remote/foreign-text.js';
export { isRefused } from './remote/never-arrived.js';
export { readWithin } from './remote/read-within.js';
export type { ServerProfile, ServerSurvey, SurveyedServer } from './remote/server-survey.js';
