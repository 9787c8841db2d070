export { examineStage, type StageExam } from './examine-stage.js';
export { filmStage, FilmError, type FilmOptions, type FilmRequest } from './film-stage.js';
export { drawnSince, stagePainter, type StagePainter, type StagePainterOptions } from './stage-painter.js';
export { stageChoice, type Asked, type StageChoice } from './plan/stage-choice.js';
export { tellPlan } from './plan/tell-plan.js';
export * from './assets.js';
