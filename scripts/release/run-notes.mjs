// For the page of a release: what the changelog says of this version, and what the server is made of.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../run/places.mjs';
import { writeBillOfMaterials } from './pack.mjs';
import { allPackages } from './packages.mjs';
import { sectionOf } from './version.mjs';

const [notes, materials] = process.argv.slice(2);
writeFileSync(
  notes,
  sectionOf(readFileSync(join(repository, 'CHANGELOG.md'), 'utf8'), allPackages()[0].version),
);
await writeBillOfMaterials(materials);
