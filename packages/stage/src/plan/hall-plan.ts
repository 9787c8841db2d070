/** Rooms that many people come to. */
export type HallName =
  | 'classroom'
  | 'gym'
  | 'garage'
  | 'restaurant kitchen'
  | 'library'
  | 'corridor'
  | 'station'
  | 'airport'
  | 'flower shop'
  | 'bakery'
  | 'candy shop'
  | 'shop'
  | 'office'
  | 'museum'
  | 'hospital'
  | 'stable'
  | 'greenhouse'
  | 'cockpit';

export interface HallPlan {
  readonly name: HallName;
  /** Its lamps do so. */
  readonly flickers: boolean;
  /** A beam of light falls through it. */
  readonly hasBeam: boolean;
  /** It is seen for itself. */
  readonly isEmpty: boolean;
}
