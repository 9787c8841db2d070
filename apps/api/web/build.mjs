import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** Bundles the dashboard into dist/web: one page, one script, one style, named by their hashes. */
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

const [script, style, page] = await Promise.all([
  bundle(),
  readFile(here('style.css'), 'utf8').then(squeeze),
  readFile(here('index.html'), 'utf8'),
]);
const scriptName = named('dashboard', 'js', script);
const styleName = named('dashboard', 'css', style);

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await writeFile(`${out}/${scriptName}`, script);
await writeFile(`${out}/${styleName}`, style);
await writeFile(`${out}/mark.svg`, await readFile(here('mark.svg')));
await writeFile(`${out}/index.html`, page.replace('%style%', styleName).replace('%script%', scriptName));
