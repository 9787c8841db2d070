import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The SVG bodies of these icons, read from the installed art package; unknown ones are left out. */
export async function loadArt(keys: readonly string[]): Promise<Record<string, string>> {
  if (keys.length === 0) return {};
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const { icons } = JSON.parse(await readFile(file, 'utf8')) as { icons: Record<string, { body: string }> };
  return Object.fromEntries(keys.flatMap((key) => (icons[key] ? [[key, icons[key].body] as const] : [])));
}
