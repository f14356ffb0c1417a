// The floor of uploads.mjs and uploads-together.mjs: the HTTP server of Node, which writes a body to the disk and syncs
// it unless SYNC=no, and nothing else.
import { open, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const { PORT, FOLDER = '', SYNC = 'yes' } = process.env;
let bodies = 0;

const server = createServer(async (request, response) => {
  if (request.method === 'POST') {
    bodies += 1;
    const file = path.join(FOLDER, `bare-${PORT}-${bodies}`);
    const handle = await open(file, 'w');
    await pipeline(request, handle.createWriteStream({ flush: SYNC === 'yes' }));
    await rm(file);
  }
  response.end('{}');
});
// A slow disk of a busy machine is measured too.
server.requestTimeout = 0;
server.listen(Number(PORT), '127.0.0.1');
