import multipart from '@fastify/multipart';
import { uploads as contract } from '@urzad/contract';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { ResourceRoutes } from '../../http/resource';
import { fileAddressOf, thumbAddressOf } from './addresses';
import { nextPart, receiveUpload } from './receive-upload';
import * as uploads from './repository';
import { limitOf } from './take-upload';

/** A form needs a dozen files; this many in an hour are a mistake or an attack on the disk. */
const PER_USER = { name: 'upload', max: 200, windowMs: 60 * 60 * 1000 };

const NO_FILE = { files: 'is-empty' };

export const uploadRoutes: ResourceRoutes = async (app) => {
  const { fileLimit, mediaLimit } = app.config;
  // One byte and one file more than allowed are read, so that they can be refused.
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: Math.max(fileLimit, mediaLimit) + 1, files: 2, fields: 10 },
  });

  app.route({
    ...contract.uploadfile,
    config: { ...contract.uploadfile.config, takesFile: true },
    onRequest: app.requireUser,
    handler: async (request) => {
      app.limits.take(PER_USER, String(request.user.id));
      if (!request.isMultipart()) throw new ApiError('no-required-data', NO_FILE);
      const parts = request.files();
      const part = await nextPart(parts);
      if (part?.fieldname !== 'files') throw new ApiError('no-required-data', NO_FILE);

      const { purpose } = request.query;
      const file = await receiveUpload(app, part, {
        purpose,
        limit: limitOf(app.config, purpose),
        isLast: async () => !(await nextPart(parts)),
      });
      const row = await app.write(request, async (tx, note) => {
        const author = authorOf(app, request);
        const added = await uploads.insert(
          tx,
          { ...file, id_user: request.user.id, upload_date: app.clock.now() },
          author,
        );
        note({ event: 'basefile.add', obj_type: 'basefile', id_obj: added.id, diff: { size: added.size } });
        return added;
      });

      const { filename, name, size, mime } = row;
      const addresses = { url: fileAddressOf(app, row), thumb: thumbAddressOf(app, row) };
      return { data: { filename, name, size, mime, ...addresses } };
    },
  });
};
