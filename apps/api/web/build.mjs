import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { rolldown } from 'rolldown';

/** Bundles the dashboard into dist/web: one page, one script, a script for each other language, one style, example clips, named by their hashes, each with its brotli. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const out = here('../dist/web');

const named = (name, extension, content) => {
  const hash = createHash('sha256')
    .update(content)
    .digest('base64url')
    .replace(/[^0-9A-Za-z]/g, '')
    .slice(0, 10);
  return `${name}-${hash}.${extension}`;
};

/** Before the scripts get their names, which are hashes of what is in them. */
const withClips = (clips) => ({
  name: 'example-clips',
  transform: (code, id) =>
    id.endsWith('example-clips.ts')
      ? clips.reduce((text, { name, hashed }) => text.replace(`%${name}%`, hashed), code)
      : null,
});

/** The scripts by their names; the first is the one that the page names. */
async function bundle(clips) {
  const build = await rolldown({
    input: { dashboard: here('src/main.tsx') },
    platform: 'browser',
    tsconfig: here('tsconfig.json'),
    transform: { target: 'es2022' },
    plugins: [withClips(clips)],
  });
  const { output } = await build.generate({
    format: 'esm',
    minify: true,
    hashCharacters: 'hex',
    entryFileNames: '[name]-[hash:10].js',
    // All of them are called index.
    chunkFileNames: ({ facadeModuleId }) =>
      `words-${facadeModuleId?.split('/').at(-2) ?? 'shared'}-[hash:10].js`,
  });
  return output.map(({ fileName, code }) => [fileName, code]);
}

const squeeze = (css) =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/** While somebody edits, the time until a page is there counts, and not its size. */
const quality = process.argv.includes('--quick')
  ? constants.BROTLI_MIN_QUALITY
  : constants.BROTLI_MAX_QUALITY;

/** Once here, so that no start of the server has to. */
const compressed = (content) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const STYLES = ['style.css', 'gallery.css', 'studio.css', 'operator.css'];
const EXAMPLES = ['boat.mp4', 'fox.mp4', 'lighthouse.mp4', 'balloon.mp4'];

/** An example clip under a name with its hash. */
async function exampleOf(name) {
  const content = await readFile(here(`examples/${name}`));
  return { name, content, hashed: named(`example-${name.split('.')[0]}`, 'mp4', content) };
}

const clips = await Promise.all(EXAMPLES.map(exampleOf));
const [scripts, style, page, theme] = await Promise.all([
  bundle(clips),
  Promise.all(STYLES.map((name) => readFile(here(name), 'utf8'))).then((parts) => squeeze(parts.join('\n'))),
  readFile(here('index.html'), 'utf8'),
  readFile(here('theme.js'), 'utf8'),
]);
const [[scriptName]] = scripts;
const themeName = named('theme', 'js', theme);
const styleName = named('dashboard', 'css', style);

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const files = {
  ...Object.fromEntries(scripts),
  [styleName]: style,
  [themeName]: theme,
  ...Object.fromEntries(clips.map(({ hashed, content }) => [hashed, content])),
  'mark.svg': await readFile(here('mark.svg')),
  'index.html': page
    .replace('%theme%', themeName)
    .replace('%style%', styleName)
    .replace('%script%', scriptName),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(`${out}/${name}`, content);
  await writeFile(`${out}/${name}.br`, compressed(content));
}
