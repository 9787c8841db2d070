import { cutInstruments } from './cut-instruments.js';
import { fetchPins } from './fetch-pins.js';
import { INSTRUMENTS_PIN } from './pins.js';
import { instrumentsIn, type Asset } from './where.js';

/** Fetches the instruments unless they are here. Throws FetchError. */
export async function fetchInstruments(homeDir: string, say?: (line: string) => void): Promise<Asset> {
  const { folder, isHere } = instrumentsIn(homeDir);
  if (!isHere) await fetchPins({ folder, pins: [INSTRUMENTS_PIN], finish: cutInstruments }, say);
  return instrumentsIn(homeDir);
}
