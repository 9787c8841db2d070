import type { Pin } from '@clipwright/sketch/assets';

/** The machines that the programs below are made for; others have no stage. */
export const STAGE_MACHINE = 'linux-x64';

/**
 * Dawn, which is WebGPU for Node (MIT, with Dawn under BSD-3), and SwiftShader (Apache-2.0), a graphics card
 * that is a program: of 130 MB that come, 28 MB are kept. An update changes version and hash together.
 */
export const STAGE_PINS: readonly Pin[] = [
  {
    name: 'webgpu',
    version: '0.6.2',
    integrity:
      'sha512-3L4GfmqJLvYUIEWJngEQY+2HQiUlAFkg8+P8NDDj3Xx5hHHIFO/r8JW+ynfqBj7kHN4mbnwO74uB+lrRtLhp4Q==',
    files: {
      'package/dist/linux-x64/dawn.node': 'dawn.node',
      'package/LICENSE.md': 'dawn.LICENSE.md',
    },
  },
  {
    name: '@sparticuz/chromium',
    version: '153.0.0',
    integrity:
      'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
    files: {
      'package/bin/swiftshader.tar.br': 'swiftshader.tar.br',
      'package/LICENSE': 'swiftshader-package.LICENSE',
    },
  },
];
