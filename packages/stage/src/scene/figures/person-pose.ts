/** A pose of a person: places are in metres of somebody 1.7 tall, from between the feet; hands from the chest's joint. */
export interface PersonPose {
  /** Of the hips, from where they are at rest. */
  readonly hips: readonly [number, number, number];
  readonly lean: number;
  readonly turn: number;
  readonly tilt: number;
  /** How the chest turns against the hips, and how the head nods and turns. */
  readonly twist: number;
  readonly nod: number;
  readonly look: number;
  readonly feet: readonly [FootPose, FootPose];
  readonly hands: readonly [HandPose, HandPose];
  /** How far the skirt is swung forward and widened. */
  readonly skirt: number;
}

export interface FootPose {
  /** Outward of where it stands at rest, above the ground, ahead. */
  readonly at: readonly [number, number, number];
  readonly pitch: number;
  /** Where the knee points: outward. */
  readonly knee?: number;
}

/** From the shoulder: outward, up, ahead; as shares of the arm's length. `elbow` points outward, up and ahead. */
export interface HandPose {
  readonly at: readonly [number, number, number];
  readonly elbow?: readonly [number, number, number];
}
