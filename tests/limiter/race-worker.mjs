// One of the processes of a race: opens the store of a module, and at each message asks for places at once, every other
// one of them by a new id.
const [module, url] = process.argv.slice(2);
const { openStore } = await import(module);
const store = await openStore(url);

async function ask({ window, attempts, name }) {
  const ids = Array.from({ length: attempts }, (_, n) => `${name}-${process.pid}-${n}`);
  const answers = await Promise.all(ids.map((id, n) => store.reserve(id, [window], n % 2 === 0)));
  process.send(answers.filter(({ admitted }) => admitted).length);
}

process.on('message', (message) => void ask(message));
process.send('ready');
