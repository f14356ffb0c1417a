import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '../../api-error';
import { isPictureType } from '../../files/images/thumbnails';
import type { ResourceRoutes } from '../../http/resource';
import { noteReading } from '../../readings/readings';
import * as uploads from './repository';
import {
  ARCHIVE_PATH,
  FILE_PATH,
  isOurAddress,
  isOurArchiveAddress,
  isOurThumbAddress,
  type ReadingQuery,
  readingOf,
  THUMB_PATH,
} from './serving/addresses';
import { serveArchive } from './serving/serve-archive';
import { serveFile, serveThumbnail } from './serving/serve-file';
import { thumbnailOf } from './serving/thumbnail-of';

const params = z.strictObject({ filename: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });
const signed = {
  expires: z.coerce.number().check(z.int()),
  signature: z.string().check(z.maxLength(100)),
};

const id = z.optional(z.coerce.number().check(z.int(), z.positive()));
const reading = { of: id, by: id, main: id };

/** Not in the contract: clients get these addresses ready made in answers, and they serve no JSON. */
const file = {
  method: 'GET',
  url: `${FILE_PATH}/:filename`,
  config: { errors: ['no-privilege', 'object-no-exist'] },
  schema: {
    tags: ['base'],
    summary: 'A file, by the signed address that other answers give',
    params,
    querystring: z.strictObject({ ...signed, ...reading, download: z.optional(z.literal('yes')) }),
  },
} as const;

const thumb = {
  method: 'GET',
  url: `${FILE_PATH}/:filename/${THUMB_PATH}`,
  config: { errors: ['no-privilege', 'object-no-exist'] },
  schema: {
    tags: ['base'],
    summary: 'The thumbnail of a picture in WebP, by the signed address that other answers give',
    params,
    querystring: z.strictObject(signed),
  },
} as const;

const archive = {
  method: 'GET',
  url: ARCHIVE_PATH,
  config: { errors: ['no-privilege', 'object-no-exist'] },
  schema: {
    tags: ['base'],
    summary: 'Files in one archive (ZIP), by the signed address that other answers give',
    querystring: z.strictObject({
      ...signed,
      files: z.string().check(z.regex(/^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9}){0,99}$/)),
      name: z.string().check(z.regex(/^[\w-]{1,60}$/)),
    }),
  },
} as const;

export const fileRoutes: ResourceRoutes = async (app) => {
  /** A recording is asked for piece by piece: its first piece is the reading. */
  async function noteFile(request: FastifyRequest<{ Querystring: ReadingQuery }>, id_obj: number) {
    const { range } = request.headers;
    const reader = readingOf(request.query);
    if (!reader || (range !== undefined && !range.startsWith('bytes=0-'))) return;
    const { id_person } = reader;
    await noteReading(app, request, { reader, read: { id_person, obj_type: 'basefile', id_obj } });
  }

  app.route({
    ...file,
    handler: async (request, reply) => {
      const {
        params: { filename },
        query,
        headers,
      } = request;
      // An expired address is requested again; an invented one gets the same answer, which tells nothing about files.
      if (!isOurAddress(app, filename, query)) throw new ApiError('no-privilege');
      const row = await uploads.findByFilename(app.db, filename);
      if (!row) throw new ApiError('object-no-exist');
      await noteFile(request, row.id);

      return serveFile(app.files, reply, { row, isDownload: query.download === 'yes', headers });
    },
  });

  app.route({
    ...archive,
    handler: async ({ query }, reply) => {
      if (!isOurArchiveAddress(app, query, query)) throw new ApiError('no-privilege');
      const rows = await uploads.findByIds(app.db, query.files.split(',').map(Number));
      if (rows.length === 0) throw new ApiError('object-no-exist');

      return serveArchive(app.files, reply, { rows, name: `${query.name}.zip` });
    },
  });

  app.route({
    ...thumb,
    handler: async ({ params: { filename }, query }, reply) => {
      if (!isOurThumbAddress(app, filename, query)) throw new ApiError('no-privilege');
      const row = await uploads.findByFilename(app.db, filename);
      const thumbnail = row && isPictureType(row.mime) ? await thumbnailOf(app, row) : undefined;
      if (!row || !thumbnail) throw new ApiError('object-no-exist');

      return serveThumbnail(reply, { row, thumbnail });
    },
  });
};
