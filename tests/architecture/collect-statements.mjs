// Loads every module of the built API that makes statements, and tells what each made: one line of JSON for
// each statement. A process of its own, since what is loaded here has been loaded for good.
import { subscribe } from 'node:diagnostics_channel';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [dist] = process.argv.slice(2);

/** A call that makes a statement; not its definition, and not an import. */
const CALL = /(?<!function |\.)\b(?:statement|prepared)(?=\()|\.map\(statement\)/g;

const made = [];

/** Where in the build this was asked for; last the module that was being loaded, which owns the text. */
function placesOf(stack) {
  const frames = [...stack.matchAll(/file:\/\/[^\s)]+/g)].map(([frame]) => /^(.*):(\d+):\d+$/.exec(frame));
  return frames
    .map((match) => ({ file: relative(dist, fileURLToPath(match[1])), line: Number(match[2]) }))
    .filter(({ file }) => !file.startsWith('..') && file !== 'platform/database/statement.js');
}

Error.stackTraceLimit = 50;
subscribe('clipwright:statement', ({ name, text }) => {
  const places = placesOf(new Error('made').stack);
  made.push({ file: places.at(-1).file, name, text, places });
});

const sources = globSync('**/*.js', { cwd: dist, exclude: ['bundle/**', 'web/**'] })
  .filter((file) => file !== 'platform/database/statement.js')
  .map((file) => ({ file, lines: readFileSync(join(dist, file), 'utf8').split('\n') }))
  .filter(({ lines }) => lines.some((line) => line.match(CALL)));

for (const { file } of sources) await import(pathToFileURL(join(dist, file)).href);

const seen = new Set(made.flatMap(({ places }) => places.map(({ file, line }) => `${file}:${line}`)));
const missed = sources.flatMap(({ file, lines }) =>
  lines.flatMap((line, index) =>
    line.match(CALL) && !seen.has(`${file}:${index + 1}`) ? [`${file}:${index + 1}`] : [],
  ),
);
const statements = made.map(({ file, name, text }) => ({ file, name, text }));
process.stdout.write(JSON.stringify({ statements, missed }), () => process.exit(0));
