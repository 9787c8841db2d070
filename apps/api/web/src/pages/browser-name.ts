const BROWSERS = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari', 'curl'];
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'];

/** "Firefox on Linux" */
export function browserName(agent: string | null): string {
  const name = BROWSERS.find((browser) => agent?.includes(browser));
  const system = SYSTEMS.find((known) => agent?.includes(known));
  return [name ?? 'Another browser', ...(system === undefined ? [] : [system])].join(' on ');
}
