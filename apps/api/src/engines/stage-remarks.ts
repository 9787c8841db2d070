import type { RemarksOnWords } from './engine-understanding.js';

type Stage = typeof import('@clipwright/stage');

const WHY = {
  absent: 'its programs are not here yet (see clipwright assets)',
  'not-for-this-machine': 'it does not run on this kind of machine',
} as const;

/** Said of a clip that the stage would have filmed. */
export const drawnInstead = (why: string): string =>
  `This would have been filmed on the 3D stage, but ${why}; the sketch engine drew it.`;

/** Why the stage has to leave a clip to the sketch here. */
export const whyLeft = (state: keyof typeof WHY): string => WHY[state];

/** What is told of words beforehand: by the stage where it films them, and else by the sketch. */
export const withStage =
  (stage: Stage, homeDir: string, sketch: RemarksOnWords): RemarksOnWords =>
  (request) => {
    const choice = stage.stageChoice({ ...request, assetsHome: homeDir });
    if (choice === null) return sketch(request);
    const { state } = stage.stageAssetsIn(homeDir);
    if (state !== 'here') return [...sketch(request), drawnInstead(whyLeft(state))];
    return [stage.tellPlan(choice.plan), ...choice.warnings];
  };
