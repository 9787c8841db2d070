import type { Setting } from '../../prompt/vocabulary.js';
import type { Light } from '../light.js';
import type { ScenePlan } from '../part.js';
import type { HasChance, HasScene, SceneKit } from '../scene-kit.js';
import { abstractColours, lightForAbstract, planAbstract } from './abstract.js';
import { planBeach } from './beach.js';
import { planCity } from './city.js';
import { lightInForest, planForest } from './forest.js';
import { planHills } from './hills.js';
import { planLake } from './lake.js';
import { planMountains } from './mountains.js';
import { planOpenSky } from './night-sky.js';
import { lightInRoom, planRoom } from './room.js';
import { planSea } from './sea.js';
import { lightInSpace, planSpace } from './space.js';
import { planStreet } from './street.js';
import { lightUnderwater, planUnderwater } from './underwater.js';
import { lightInTheatre, planTheatre } from './theatre.js';
import { planDesert, planRiver, planSnowfield, planVillage } from './wide-lands.js';

/**
 * How a setting is planned, where its horizon lies ([landscape, portrait], world y) and what it does to the
 * light.
 */
export interface SettingRow {
  readonly plan: (kit: SceneKit) => ScenePlan;
  readonly horizon: readonly [number, number];
  readonly hasClouds: boolean;
  light(light: Light, kit: HasScene & Pick<HasChance, 'random'>): Light;
}

function row(
  plan: SettingRow['plan'],
  horizon: readonly [number, number],
  more: Partial<SettingRow> = {},
): SettingRow {
  return { plan, horizon, hasClouds: true, light: (light) => light, ...more };
}

function rooms(): Record<'room' | 'kitchen' | 'office' | 'shop', SettingRow> {
  const one = row(planRoom, [0.66, 0.7], { light: lightInRoom });
  return { room: one, kitchen: one, office: one, shop: one };
}

const ROWS: Record<Setting, SettingRow> = {
  sea: row(planSea, [0.56, 0.6]),
  beach: row(planBeach, [0.5, 0.56]),
  lake: row(planLake, [0.6, 0.62]),
  river: row(planRiver, [0.54, 0.58]),
  mountains: row(planMountains, [0.64, 0.66]),
  hills: row(planHills, [0.56, 0.62]),
  village: row(planVillage, [0.54, 0.6]),
  desert: row(planDesert, [0.52, 0.58]),
  snowfield: row(planSnowfield, [0.54, 0.6]),
  forest: row(planForest, [0.6, 0.62], { light: lightInForest }),
  city: row(planCity, [0.66, 0.68]),
  street: row(planStreet, [0.56, 0.58]),
  sky: row(planOpenSky, [0.84, 0.86]),
  underwater: row(planUnderwater, [0.78, 0.82], { hasClouds: false, light: lightUnderwater }),
  space: row(planSpace, [1.1, 1.1], { hasClouds: false, light: lightInSpace }),
  ...rooms(),
  theatre: row(planTheatre, [0.7, 0.72], { hasClouds: false, light: lightInTheatre }),
  abstract: row(planAbstract, [1.05, 1.05], {
    hasClouds: false,
    light: (light, kit) => lightForAbstract(light, abstractColours(kit)),
  }),
};

/** The row for a setting. */
export function settingRow(setting: Setting): SettingRow {
  return ROWS[setting];
}
