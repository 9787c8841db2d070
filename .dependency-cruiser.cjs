/**
 * The law: which file may import which. One `forbidden` rule per row, no allowlist, no exception.
 * tests/architecture plants one break per row and fails when a break goes unseen.
 */
const { builtinModules } = require('node:module');

const api = '^apps/api/src';
const test = '\\.test\\.ts$';
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

/** What the embedded engine may draw, read, encode, colour and play music with. */
const mediaLibraries = npm('@napi-rs/canvas', 'sharp', 'node-av', 'spessasynth_core');

/** What the stage may draw with; Dawn itself is no package here but a file that it is given. */
const stageLibraries = npm('three', '@types/three', '@types/webxr', 'sharp');

/** What engines may talk to servers and read images with. */
const engineLibraries = npm('zod', 'undici', 'sharp', 'ipaddr\\.js', 'ai', '@ai-sdk/[^/]+');

/** Node's own modules, less those that open a socket and those that are Node's internals. */
const network = ['http', 'https', 'http2', 'net', 'tls', 'dgram', 'dns', 'dns/promises'];
const offline = builtinModules.filter((name) => !name.startsWith('_') && !network.includes(name));
const anyBuiltin = `^(node:)?(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`;
const builtinsWithoutNetwork = `^(node:)?(${offline.join('|')})$`;

/** The source files behind the entries that a package exports. */
const exportedSources = (folder) => {
  const { exports: entries } = require(`./${folder}/package.json`);
  const files = JSON.stringify(entries).match(/(?<="\.\/dist\/)[^"]+(?=\.js")/g) ?? [];
  return files.map((file) => `^${folder}/src/${file}\\.ts$`);
};

/** The engines, by what they are imported as and by where they stand. */
const oneEngine = '(comfyui|hosted|openai-videos|sketch)';
const builtEngine = `^packages/engines/(dist|src)/(${oneEngine}|kinds)[./]`;

/** Files that something other than an import starts: a command, a child process, a glob, the compiler. */
const entryPoints = [
  ...['packages/core', 'packages/sketch', 'packages/stage', 'packages/engines', 'packages/testing'].flatMap(
    exportedSources,
  ),
  `${api}/(main|cli)\\.ts$`,
  `${api}/platform/database/(data-source|migrations/[^/]+)\\.ts$`,
  '^packages/sketch/src/render-host\\.ts$',
  '^packages/stage/src/(film-host|(look|sheet|weigh)-program)\\.ts$',
  '^packages/mcp-bridge/src/clipwright-mcp\\.ts$',
  `${api}/platform/media/image-child\\.ts$`,
  `${api}/features/videos/request-thread\\.ts$`,
  '\\.d\\.ts$',
  '^apps/n8n-node/(nodes|credentials)/.+\\.(node|credentials)\\.ts$',
];

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    rule(
      'core-is-framework-free',
      'Core runs in browsers, workers, Deno, Bun and n8n: zod is all it may stand on, and clock, randomness and fetch are passed in.',
      { path: '^packages/core/src/', pathNot: [test, '^packages/core/src/testing/node/'] },
      { pathNot: ['^packages/core/src/(?!testing/node/)', npm('zod')] },
    ),
    rule(
      'test-kit-asks-node-alone',
      'A fake server that listens needs a socket of Node, and nothing that a consumer would have to install.',
      { path: '^packages/core/src/testing/node/', pathNot: test },
      { pathNot: ['^packages/core/src/', `^(node:)?(${builtinModules.join('|')})$`] },
    ),
    rule(
      'core-has-one-door',
      'Everything but the exported entries of core may change without notice, so core is reached by its name and never by a path.',
      { pathNot: '^packages/core/' },
      { path: '^packages/core/', dependencyTypes: ['local'] },
    ),
    rule(
      'engines-have-doors',
      'Everything but the exported entries of engines may change without notice, so they are reached by name and never by a path.',
      { path: '^(apps|packages)/', pathNot: '^packages/engines/' },
      { path: '^packages/engines/', dependencyTypes: ['local'] },
    ),
    rule(
      'sketch-stands-alone',
      'The renderer is a library of its own and runs in a child process: no HTTP, no Nest, no database.',
      { path: '^packages/sketch/src/', pathNot: test },
      { pathNot: ['^packages/(sketch|core)/', mediaLibraries, builtinsWithoutNetwork] },
    ),
    rule(
      'stage-stands-alone',
      'The 3D renderer is a library of its own beside the sketch, of which it knows the exported entries alone: no HTTP, no Nest, no database.',
      { path: '^packages/stage/src/', pathNot: [test, '/__fixtures__/'] },
      {
        pathNot: [
          '^packages/stage/src/',
          '^packages/(sketch|core)/dist/',
          '^packages/core/src/',
          ...exportedSources('packages/sketch'),
          stageLibraries,
          builtinsWithoutNetwork,
        ],
      },
    ),
    rule(
      'subjects-know-no-scene',
      'A subject is one record that the parser, the placer, the painter and the sound ask: it knows none of them.',
      { path: '^packages/sketch/src/subjects/', pathNot: test },
      { path: '^packages/sketch/src/', pathNot: '^packages/sketch/src/(subjects|paint|prompt)/' },
    ),
    rule(
      'engines-stand-alone',
      'Whoever makes videos in a process of their own gets no HTTP server, no Nest and no database with it; an engine learns of no rows, routes or queues.',
      { path: '^packages/engines/src/', pathNot: [test, '/__fixtures__/'] },
      { pathNot: ['^packages/(engines|core|sketch)/', engineLibraries, anyBuiltin] },
    ),
    rule(
      'n8n-node-stands-alone',
      'A verified node ships with core bundled in and no runtime dependency.',
      { path: '^apps/n8n-node/(nodes|credentials)/', pathNot: test },
      { pathNot: ['^apps/n8n-node/', '^packages/core/', npm('n8n-workflow')] },
    ),
    rule(
      'config-is-the-floor',
      'Everything stands on the settings, so the settings stand on nothing of ours.',
      { path: `${api}/config/`, pathNot: test },
      { path: [`${api}/(platform|engines|features)/`, builtEngine], reachable: true },
    ),
    rule(
      'platform-knows-no-business',
      'Technical rooms carry no business words: they could serve another product unchanged.',
      { path: `${api}/platform/`, pathNot: test },
      { path: [`${api}/(engines|features)/`, builtEngine], reachable: true },
    ),
    rule(
      'engines-are-islands',
      'Adding or removing one engine must not touch another; what several know of remote servers is in remote.',
      { path: '^packages/engines/src/([^/]+)/', pathNot: test },
      {
        path: `^packages/engines/src/${oneEngine}/`,
        pathNot: '^packages/engines/src/$1/',
        reachable: true,
      },
    ),
    rule(
      'features-know-no-engine',
      'A request names a job, and a worker makes the video with what the catalogue, the flow and video-engines.ts say.',
      { path: `${api}/features/`, pathNot: ['\\.module\\.ts$', test] },
      { path: [`${api}/engines/engine\\.registry\\.ts$`, builtEngine], reachable: true },
    ),
    rule(
      'features-meet-at-the-door',
      'What a feature does not publish at one of its doors it may change without asking.',
      { path: `${api}/features/([^/]+)/` },
      {
        path: `${api}/features/[^/]+/`,
        pathNot: [`${api}/features/$1/`, `${api}/features/[^/]+/[^/]+\\.door\\.ts$`, '\\.module\\.ts$'],
      },
    ),
    rule(
      'modules-stand-at-the-root',
      'A module brings all that it wires: behind a door, or behind a use case, it would bring that to whoever asks for a type.',
      { path: `${api}/`, pathNot: ['\\.module\\.ts$', `${api}/(boot|commands|__fixtures__)/`, test] },
      { path: '\\.module\\.ts$' },
    ),
    rule(
      'use-cases-hand-over-by-job',
      'A use case hands over by naming a job, never by calling the next class.',
      { path: `${api}/features/([^/]+)/([^/]+)/` },
      { path: `${api}/features/$1/[^/]+/`, pathNot: [`${api}/features/$1/$2/`, '\\.job\\.ts$'] },
    ),
    rule(
      'controllers-only-translate',
      'A controller parses, makes one call and answers; what decides or stores is behind that call.',
      { path: '\\.controller\\.ts$' },
      { path: ['\\.repository\\.ts$', `${api}/engines/`, '^packages/engines/', `${api}/platform/(?!http/)`] },
    ),
    rule(
      'typeorm-stays-in-persistence',
      'It opens connections and runs migrations; statements have one way to the database, and that is not its.',
      { pathNot: [`${api}/platform/database/`] },
      { path: npm('typeorm') },
    ),
    rule(
      'connections-are-heard',
      'A client or pool that nobody listens to ends the process when the database goes: one file opens them all.',
      { path: `${api}/`, pathNot: [test, `${api}/platform/database/connections\\.ts$`] },
      { path: npm('pg') },
    ),
    rule(
      'production-needs-no-tests',
      'What ships must run where no test file and no test library is installed.',
      {
        pathNot: [
          test,
          '/__fixtures__/',
          '^packages/testing/',
          '^packages/core/src/testing/',
          '^packages/[^/]+/test/',
          '^tests/',
          '^apps/[^/]+/e2e/',
          '^scripts/test[./]',
        ],
      },
      {
        path: [
          test,
          '/__fixtures__/',
          '^packages/testing/',
          '^packages/core/src/testing/',
          '^packages/[^/]+/test/',
        ],
      },
    ),
    rule('no-cycles', 'In a loop no file can be read, tested or replaced by itself.', {}, { circular: true }),
    rule(
      'no-unresolved',
      'An import that nothing answers fails only when it is reached.',
      {},
      { couldNotResolve: true },
    ),
    rule(
      'no-orphans',
      'A file that no entry point reaches is dead, however well its own test passes.',
      { path: entryPoints },
      {
        path: '^(packages|apps)/[^/]+/(src|nodes|credentials)/',
        pathNot: [test, '/__fixtures__/', ...entryPoints],
        reachable: false,
      },
    ),
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: '(^|/)(node_modules|dist|reports|coverage|[.]stryker-tmp|[.]turbo)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'types', 'default'],
      mainFields: ['main', 'types'],
    },
    skipAnalysisNotInRules: true,
  },
};
