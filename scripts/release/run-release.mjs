// `npm run release [-- 1.4.0] [--dry-run]`: a version, after everything was built. It moves the changelog's newest section under the
// version, writes the version into every package, packs those that npm gets, lists what the server is made of, commits and
// tags. Pushing the tags is left to you; the workflows of .github publish what they find under them.
// With --dry-run all of it is done but what would stay.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { repository } from '../run/places.mjs';
import { explain, say, SetupError } from '../run/say.mjs';
import { packAll, writeBillOfMaterials } from './pack.mjs';
import { allPackages, publicPackages } from './packages.mjs';
import { nextVersion, releasedChangelog, sectionOf } from './version.mjs';

const CHANGELOG = join(repository, 'CHANGELOG.md');

/** Pages that name a tarball by its version. */
const NAMING_TARBALLS = ['apps/n8n-node/README.md', 'docs/guide/mcp.md'];

const git = (...words) => execFileSync('git', words, { cwd: repository, encoding: 'utf8' }).trim();

async function main(words) {
  const { isDry, asked } = readWords(words);
  const changelog = readFileSync(CHANGELOG, 'utf8');
  const version = nextVersion({ current: allPackages()[0].version, asked, changelog });
  const day = new Date().toISOString().slice(0, 10);
  const released = releasedChangelog(changelog, { version, day });
  if (!isDry) expectReady(version);
  const out = isDry ? mkdtempSync(join(tmpdir(), 'clipwright-release-')) : join(repository, 'packed');
  if (isDry) process.once('exit', () => rmSync(out, { recursive: true, force: true }));

  say(
    `${isDry ? 'Would release' : 'Releasing'} ${version}, with ${sectionOf(released, version).split('\n- ').length - 1} lines of the changelog.`,
  );
  if (!isDry) write(version, released);
  for (const tarball of await packAll(publicPackages(), out)) say(`Packed ${relative(out, tarball)}`);
  await writeBillOfMaterials(join(out, 'clipwright.cdx.json'));
  say(`Listed ${componentsIn(join(out, 'clipwright.cdx.json'))} components in clipwright.cdx.json`);
  const tags = tagsOf(version);
  if (isDry) return say(`Would commit, and tag ${tags.join(' and ')}. Nothing was changed.`);
  commit(version, tags);
  say(`Tagged ${tags.join(' and ')}. Publish it: git push origin HEAD ${tags.join(' ')}`);
}

/** npm keeps a word such as --dry-run for itself where no `--` stands before it; it is meant for us all the same. */
function readWords(words) {
  const isDry = words.includes('--dry-run') || process.env.npm_config_dry_run === 'true';
  const [asked, ...more] = words.filter((word) => word !== '--dry-run');
  if (more.length > 0 || asked?.startsWith('-'))
    throw new SetupError(`npm run release takes a version and --dry-run; got ${words.join(' ')}.`);
  return { isDry, asked };
}

const tagsOf = (version) => [`v${version}`, `n8n-node-v${version}`];

function expectReady(version) {
  if (git('status', '--porcelain') !== '')
    throw new SetupError('There are changes that are not committed: a version is made of what is.');
  for (const tag of tagsOf(version))
    if (git('tag', '--list', tag) !== '') throw new SetupError(`${tag} is there already.`);
}

function write(version, changelog) {
  const current = allPackages()[0].version;
  writeFileSync(CHANGELOG, changelog);
  for (const page of NAMING_TARBALLS) {
    const file = join(repository, page);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`-${current}.tgz`, `-${version}.tgz`));
  }
  for (const { folder } of allPackages()) {
    const file = join(repository, folder, 'package.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`));
  }
}

function commit(version, tags) {
  git('commit', '--all', '--quiet', '--message', `Version ${version}`);
  for (const tag of tags) git('tag', '--annotate', tag, '--message', `Version ${version}`);
}

const componentsIn = (file) => JSON.parse(readFileSync(file, 'utf8')).components.length;

main(process.argv.slice(2)).catch((error) => {
  explain(error);
  process.exitCode = 1;
});
