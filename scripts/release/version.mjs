import { SetupError } from '../run/say.mjs';

const VERSION = /^(?<major>\d+)\.(?<minor>\d+)\.(?<patch>\d+)$/;
const UNRELEASED = '## Unreleased\n';

/**
 * The version that is to be: the one that was asked for, else the next minor one where the changelog's newest section
 * adds something, else the next patch. @throws SetupError where it is not later than the present one
 */
export function nextVersion({ current, asked, changelog }) {
  const next = asked ?? following(current, newestSection(changelog).includes('\n### Added\n'));
  if (!VERSION.test(next))
    throw new SetupError(`A version has three numbers, like 1.4.0; "${next}" is none.`);
  if (!isLater(next, current)) throw new SetupError(`${next} is not later than ${current}.`);
  return next;
}

/** The changelog with its newest section under the version and its day, and an empty one for what comes. */
export function releasedChangelog(changelog, { version, day }) {
  if (newestSection(changelog).trim() === '')
    throw new SetupError('The changelog says nothing under "Unreleased": there is nothing to release.');
  return changelog.replace(UNRELEASED, () => `${UNRELEASED}\n## ${version} (${day})\n`);
}

/** What a section of the changelog says, by its heading: the words of a release. */
export function sectionOf(changelog, version) {
  const [, after = ''] = changelog.split(`\n## ${version}`);
  return after.slice(after.indexOf('\n')).split('\n## ')[0].trim();
}

function newestSection(changelog) {
  const [, after] = changelog.split(UNRELEASED);
  if (after === undefined) throw new SetupError('The changelog has no section "Unreleased".');
  return after.split('\n## ')[0];
}

function following(current, adds) {
  const { major, minor, patch } = numbersOf(current);
  return adds ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

function isLater(one, other) {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch
    ? (a.major - b.major || a.minor - b.minor || a.patch - b.patch) > 0
    : false;
}

const numbersOf = (version) =>
  Object.fromEntries(
    Object.entries(VERSION.exec(version)?.groups ?? {}).map(([name, digits]) => [name, Number(digits)]),
  );
