interface Settings {
  readonly SETTINGS: Readonly<Record<string, { readonly name: string }>>;
}

interface ReadSettings {
  readonly readSettings: (env: Readonly<Record<string, string>>) => { readonly problems: readonly string[] };
}

const CONFIG = new URL('../../apps/api/dist/config/', import.meta.url);

/** What the server itself would say of these lines of NAME=value, and names that are no settings. Null: nothing. */
export async function settingsProblems(text: string): Promise<string | null> {
  const { SETTINGS } = (await import(new URL('settings.js', CONFIG).href)) as Settings;
  const { readSettings } = (await import(new URL('read-settings.js', CONFIG).href)) as ReadSettings;
  const pairs = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const env = Object.fromEntries(pairs.map((pair) => [pair.replace(/=.*/, ''), pair.replace(/^[^=]*=/, '')]));
  const known = new Set(Object.values(SETTINGS).map(({ name }) => name));
  const unknown = Object.keys(env).filter((name) => !known.has(name));
  const problems = [...unknown.map((name) => `${name} is no setting`), ...readSettings(env).problems];
  return problems.length === 0 ? null : problems.join('\n');
}
