const LENGTH = 6;
const DIGITS = 36;
const MOST = DIGITS ** LENGTH;

/** Names in six letters and digits, from anywhere on, each another one: two billion until the first comes again. */
export function givers(): () => string {
  let [next = 0] = crypto.getRandomValues(new Uint32Array(1));
  return () => {
    next = (next + 1) % MOST;
    return next.toString(DIGITS).padStart(LENGTH, '0');
  };
}
