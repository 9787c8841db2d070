// `npm run pack [-- folder]`: the packages that npm gets, as tarballs, after everything was built.
import { resolve } from 'node:path';
import { explain, say } from '../run/say.mjs';
import { packAll } from './pack.mjs';
import { publicPackages } from './packages.mjs';

async function main([folder = 'packed']) {
  for (const tarball of await packAll(publicPackages(), resolve(folder))) say(tarball);
}

main(process.argv.slice(2)).catch((error) => {
  explain(error);
  process.exitCode = 1;
});
