import preset from '../../jest.preset.mjs';

/** What a mutation run left behind or is just using is a copy of this package and no part of it. */
export default { ...preset, modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.stryker-tmp/'] };
