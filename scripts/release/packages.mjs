import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../run/places.mjs';

const FOLDERS = ['packages', 'apps'];
/** Beside those: they carry the version too, and are never published. */
const OTHERS = ['.', 'tests', 'benchmarks', 'docs/examples'];

/** Every package.json of the repository that has a version: `{ folder, name, isPublic, version }`. */
export function allPackages() {
  const nested = FOLDERS.flatMap((folder) =>
    readdirSync(join(repository, folder)).map((name) => `${folder}/${name}`),
  );
  return [...OTHERS, ...nested].map((folder) => {
    const manifest = JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));
    return { folder, name: manifest.name, version: manifest.version, isPublic: manifest.private !== true };
  });
}

/** Those that npm gets. */
export const publicPackages = () => allPackages().filter(({ isPublic }) => isPublic);
