// A node:http server that holds every POST and does nothing else. GET: how many it holds.
import { createServer } from 'node:http';

let held = 0;
const server = createServer((request, response) => {
  if (request.method === 'GET') return void response.end(String(held));
  request.resume().once('end', () => {
    held += 1;
  });
});
server.requestTimeout = 0;
server.listen(0, '127.0.0.1', () => console.log(`ready at http://127.0.0.1:${server.address().port}`));
