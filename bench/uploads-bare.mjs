// The floor of uploads.mjs: the HTTP server of Node, which writes a body to the disk and syncs it, and nothing else.
import { open, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const { PORT, FOLDER = '' } = process.env;

const server = createServer(async (request, response) => {
  if (request.method === 'POST') {
    const file = path.join(FOLDER, 'bare');
    const handle = await open(file, 'w');
    await pipeline(request, handle.createWriteStream({ flush: true }));
    await rm(file);
  }
  response.end('{}');
});
// A slow disk of a busy machine is measured too.
server.requestTimeout = 0;
server.listen(Number(PORT), '127.0.0.1');
