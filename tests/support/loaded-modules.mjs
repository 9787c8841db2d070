// Before a program's first module: writes the address of each that it loads into the file that `?into=` names.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const into = new URL(import.meta.url).searchParams.get('into');

registerHooks({
  load(url, context, next) {
    appendFileSync(into, `${url}\n`);
    return next(url, context);
  },
});
