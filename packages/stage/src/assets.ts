export { fetchStageAssets } from './assets/fetch-assets.js';
export { stageAssetsIn, stageEnvironment, type StageAssets } from './assets/stage-assets.js';
