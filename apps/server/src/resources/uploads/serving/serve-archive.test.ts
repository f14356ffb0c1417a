import { EventEmitter, once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import type { FileReading, FileStore } from '../../../files/file-store';
import type { FileRow } from '../repository';
import { serveArchive } from './serve-archive';

const ROWS = ['a', 'b'].map((name) => ({ name: `${name}.pdf`, filename: name, create_date: new Date() }));

let app = Fastify();
afterEach(() => app.close());

/** A file that is longer than what a broken-off reader takes. */
function longFile(): FileReading {
  const read = function (this: Readable) {
    this.push(Buffer.alloc(64_000));
  };
  return { size: 1_000_000_000, stream: new Readable({ read }) };
}

async function startDownload(read: FileStore['read']) {
  app = Fastify();
  // The archive asks the store only to read, and a row only for these three values.
  const files = { read } as FileStore;
  app.get('/', (_request, reply) => serveArchive(files, reply, { rows: ROWS as FileRow[], name: 'a.zip' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const request = get({ host: '127.0.0.1', port: (app.server.address() as AddressInfo).port });
  request.on('error', () => undefined);
  return request;
}

it.each(['UTC', 'Europe/Warsaw', 'America/New_York'])(
  'has the times of the office in it, on a machine in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    const rows = ['2027-02-10T08:32:10Z', '2027-07-10T22:32:10Z'].map((date) => ({
      name: `${date}.pdf`,
      filename: date,
      size: 1,
      create_date: new Date(date),
    }));
    const files = { read: async () => ({ size: 1, stream: Readable.from([Buffer.from('a')]) }) };
    app = Fastify();
    app.get('/', (_request, reply) =>
      serveArchive(files as unknown as FileStore, reply, { rows: rows as FileRow[], name: 'a.zip' }),
    );
    const { rawPayload } = await app.inject('/');
    vi.unstubAllEnvs();
    expect(timesIn(rawPayload)).toEqual(['2027-02-10 09:32:10', '2027-07-11 00:32:10']);
  },
);

/** The times of the files of an archive, as its directory has them. */
function timesIn(zip: Buffer): string[] {
  const times: string[] = [];
  const entry = Buffer.from('PK\u0001\u0002');
  for (let at = zip.indexOf(entry); at >= 0; at = zip.indexOf(entry, at + 1)) {
    const [time, day] = [zip.readUInt16LE(at + 12), zip.readUInt16LE(at + 14)];
    const parts = [
      (day >> 9) + 1980,
      (day >> 5) & 15,
      day & 31,
      time >> 11,
      (time >> 5) & 63,
      (time & 31) * 2,
    ];
    const [year, month, date, ...clock] = parts.map((part) => String(part).padStart(2, '0'));
    times.push(`${year}-${month}-${date} ${clock.join(':')}`);
  }
  return times;
}

const connections = () => promisify(app.server.getConnections.bind(app.server))();

it('lets go of the file that it reads when the reader breaks off', async () => {
  const { stream, size } = longFile();
  const read = vi.fn(async () => ({ stream, size }));
  const request = await startDownload(read);
  const [answer] = await once(request, 'response');
  await once(answer, 'data');
  expect(stream.destroyed).toBe(false);

  request.destroy();
  await expect.poll(() => stream.destroyed).toBe(true);
  expect(read).toHaveBeenCalledTimes(1);
});

it('lets go of a file that the store opens after the reader has gone', async () => {
  const { stream, size } = longFile();
  const store = new EventEmitter();
  const read = vi.fn(async () => {
    await once(store, 'open');
    return { stream, size };
  });
  const request = await startDownload(read);
  await expect.poll(() => read).toHaveBeenCalled();
  request.destroy();
  await expect.poll(connections).toBe(0);

  store.emit('open');
  await expect.poll(() => stream.destroyed).toBe(true);
});
