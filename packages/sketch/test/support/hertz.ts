const RATE = 48_000;

/** The pitch of a held tone between 60 and 2000 hertz: what its samples repeat at. */
export function hertzOf(samples: Float32Array): number {
  const likeness = (lag: number): number => {
    let [same, first, second] = [0, 0, 0];
    for (let i = 0; i + lag < samples.length; i += 1) {
      same += samples[i]! * samples[i + lag]!;
      first += samples[i]! ** 2;
      second += samples[i + lag]! ** 2;
    }
    return same / Math.sqrt(first * second);
  };
  const lags = Array.from({ length: RATE / 60 - RATE / 2000 }, (_, i) => i + RATE / 2000);
  const all = lags.map((lag) => ({ lag, like: likeness(lag) }));
  const best = Math.max(...all.map(({ like }) => like));
  // Twice the time repeats as well: the first of the good ones is the tone.
  const good = all.findIndex(({ like }) => like > best * 0.93);
  const from = all.slice(good, good + 12);
  return RATE / from.reduce((one, other) => (other.like > one.like ? other : one)).lag;
}
