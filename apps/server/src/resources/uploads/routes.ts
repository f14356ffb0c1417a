import multipart from '@fastify/multipart';
import { uploads as contract } from '@urzad/contract';
import { ApiError } from '../../api-error';
import { refuseBeyondReserve } from '../../files/disk-reserve';
import { keepIfDone } from '../../files/keep-if-done';
import type { ResourceRoutes } from '../../http/resource';
import { addUpload, presentUpload } from './add-upload';
import { reserveBytes } from './quota';
import { nextPart, receiveUpload } from './receive-upload';
import { limitOf, UPLOADS_PER_USER } from './take-upload';

const NO_FILE = { files: 'is-empty' };

export const uploadRoutes: ResourceRoutes = async (app) => {
  await app.register(multipart, { throwFileSizeLimit: false });

  app.route({
    ...contract.uploadfile,
    config: { ...contract.uploadfile.config, takesFile: true },
    onRequest: app.requireUser,
    handler: async (request) => {
      app.limits.take(UPLOADS_PER_USER, String(request.user.id));
      if (!request.isMultipart()) throw new ApiError('no-required-data', NO_FILE);
      await refuseBeyondReserve(app.config);
      const { fileLimit, mediaLimit } = app.config;
      // One byte and one file more than allowed are read, so that they can be refused.
      const fileSize = Math.max(fileLimit, mediaLimit) + 1;
      const parts = request.files({ limits: { fileSize, files: 2, fields: 10 } });
      const part = await nextPart(parts);
      if (part?.fieldname !== 'files') throw new ApiError('no-required-data', NO_FILE);

      const { purpose } = request.query;
      const file = await receiveUpload(app, part, {
        id_user: request.user.id,
        purpose,
        limit: limitOf(app.config, purpose),
        isLast: async () => !(await nextPart(parts)),
      });
      const wanted = { id_user: request.user.id, size: file.size, now: app.clock.now() };
      const row = await keepIfDone(app.files, file.filename, () =>
        app.write(request, async (tx, note) => {
          await reserveBytes(tx, wanted, app.config);
          return addUpload(app, request, { tx, note, file });
        }),
      );
      return { data: presentUpload(app, row) };
    },
  });
};
