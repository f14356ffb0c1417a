import { OFFICE_FILE_PATH } from '@urzad/contract';
import * as z from 'zod/mini';
import { ApiError } from '../../api-error';
import type { ResourceRoutes } from '../../http/resource';
import { findByFilename, serveFile } from '../uploads/public';
import { OFFICE_FILES } from './office-files';

/** Another file has another address. */
const CACHING = 'public, max-age=31536000, immutable';

/** Not in the contract: pages make these addresses of the names in other answers (`addressOfOfficeFile`). */
const file = {
  method: 'GET',
  url: `${OFFICE_FILE_PATH}/:filename`,
  config: { errors: ['object-no-exist'] },
  schema: {
    tags: ['base'],
    summary: 'A file of the office that every visitor may read: a logo, a film, captions, a recording',
    params: z.strictObject({ filename: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  },
} as const;

export const officeFileRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...file,
    handler: async ({ params: { filename }, headers }, reply) => {
      const row = await findByFilename(app.db, filename);
      if (row?.obj_type !== OFFICE_FILES || row.deleted === 'yes') throw new ApiError('object-no-exist');
      return serveFile(app.files, reply, { row, isDownload: false, caching: CACHING, headers });
    },
  });
};
