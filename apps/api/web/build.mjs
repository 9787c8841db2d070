import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { rolldown } from 'rolldown';

/** Bundles the dashboard into dist/web: one page, one script, one style, example clips, named by their hashes, each with its brotli. */
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

async function bundle() {
  const build = await rolldown({
    input: here('src/main.tsx'),
    platform: 'browser',
    tsconfig: here('tsconfig.json'),
    transform: { target: 'es2022' },
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  return output[0].code;
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

const [code, clips, style, page] = await Promise.all([
  bundle(),
  Promise.all(EXAMPLES.map(exampleOf)),
  Promise.all(STYLES.map((name) => readFile(here(name), 'utf8'))).then((parts) => squeeze(parts.join('\n'))),
  readFile(here('index.html'), 'utf8'),
]);
const script = clips.reduce((text, { name, hashed }) => text.replace(`%${name}%`, hashed), code);
const scriptName = named('dashboard', 'js', script);
const styleName = named('dashboard', 'css', style);

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const files = {
  [scriptName]: script,
  [styleName]: style,
  ...Object.fromEntries(clips.map(({ hashed, content }) => [hashed, content])),
  'mark.svg': await readFile(here('mark.svg')),
  'index.html': page.replace('%style%', styleName).replace('%script%', scriptName),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(`${out}/${name}`, content);
  await writeFile(`${out}/${name}.br`, compressed(content));
}
