import { words } from '../words.js';

const BROWSERS = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari', 'curl'];
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'];

/** "Firefox on Linux" */
export function browserName(agent: string | null): string {
  const name = BROWSERS.find((known) => agent?.includes(known));
  const system = SYSTEMS.find((known) => agent?.includes(known));
  const { anotherBrowser, browserOn } = words().account;
  const browser = name ?? anotherBrowser;
  return system === undefined ? browser : browserOn(browser, system);
}
