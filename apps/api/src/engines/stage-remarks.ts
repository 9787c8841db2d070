import type { RemarksOnWords } from './engine-understanding.js';

type Stage = typeof import('@clipwright/stage');

/** What is told of words beforehand: by the stage where it films them, and else by the sketch. */
export const withStage =
  (stage: Stage, homeDir: string, sketch: RemarksOnWords): RemarksOnWords =>
  (request) => {
    const choice = stage.stageChoice({ ...request, assetsHome: homeDir });
    if (choice === null) return sketch(request);
    const { state } = stage.stageAssetsIn(homeDir);
    if (state !== 'here') return [...sketch(request), stage.drawnSince(state)];
    return [stage.tellPlan(choice.plan), ...choice.warnings];
  };
