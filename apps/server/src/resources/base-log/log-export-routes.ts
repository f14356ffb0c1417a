import { Readable } from 'node:stream';
import { auditLog as contract, LOG_EXPORT_MAX } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { and, desc, lte } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ApiError } from '../../api-error';
import { baseLog } from '../../audit-log/table';
import { isAddressValid, signedAddress } from '../../files/signed-address';
import { refuseActing } from '../../http/refuse-acting';
import type { ResourceRoutes } from '../../http/resource';
import { caged, dispositionOf } from '../uploads/public';
import { seesSensitive } from './entry-view';
import { exportLines } from './export-lines';
import { type LogFilters, whereOf } from './filters';
import { countUpTo } from './find-log-page';

const FILE_URL = '/api/baselog/file';

/** What an address of a file says of it, signed as a whole. */
const fileQuery = {
  ...contract.export.schema.body.shape,
  /** The newest entry when the file was asked for: the log itself says that it was. */
  upto: z.coerce.number().check(z.int(), z.positive()),
  sensitive: z.enum(['yes', 'no']),
};

/** Not in the contract: its address comes ready made in an answer, and it serves no JSON. */
const file = {
  method: 'GET',
  url: FILE_URL,
  exposeHeadRoute: false,
  config: { errors: ['no-privilege'] },
  schema: {
    tags: ['baselog'],
    summary: 'Entries of the log as CSV, by the signed address that `export` gives',
    querystring: z.strictObject({
      ...fileQuery,
      expires: z.coerce.number().check(z.int()),
      signature: z.string().check(z.maxLength(100)),
    }),
  },
} as const;

/** Entries as a file, made while it is sent. The log tells who took which, as they then lie outside the portal. */
export const logExportRoutes: ResourceRoutes = async (app) => {
  const terms = () => ({ secret: app.config.secretKey, now: app.clock.now() });

  app.route({
    ...contract.export,
    onRequest: app.requirePrivilege('base_log'),
    handler: async (request) => {
      refuseActing(request.user);
      return app.write(request, async (tx, note) => {
        const filters = request.body;
        const found = await countUpTo(tx, whereOf(filters), LOG_EXPORT_MAX + 1);
        const rows = Math.min(found, LOG_EXPORT_MAX);
        const [newest] = await tx.select({ id: baseLog.id }).from(baseLog).orderBy(desc(baseLog.id)).limit(1);
        note({ event: 'baselog.export', obj_type: 'baselog', diff: { ...filters, rows } });
        const sensitive = seesSensitive(request.user) ? ('yes' as const) : ('no' as const);
        const path = pathOf({ ...filters, upto: newest?.id ?? 1, sensitive });
        const limited = found > LOG_EXPORT_MAX ? ('yes' as const) : ('no' as const);
        return { data: { url: signedAddress(path, terms()), rows, limited } };
      });
    },
  });

  app.route({
    ...file,
    handler: async ({ query: { expires, signature, ...of } }, reply) => {
      if (!isAddressValid(pathOf(of), { expires, signature }, terms())) throw new ApiError('no-privilege');
      const { upto, sensitive, ...filters } = of;
      const where = and(whereOf(filters), lte(baseLog.id, upto));
      const lines = exportLines(app.db, where, { seesSensitive: sensitive === 'yes', limit: LOG_EXPORT_MAX });
      const day = warsawDate(app.clock.business());
      caged(reply)
        .header('Content-Type', 'text/csv; charset=utf-8')
        .header('Content-Disposition', dispositionOf('attachment', `logi-${day}.csv`));
      return reply.send(Readable.from(lines));
    },
  });
};

/** Each parameter in the same order, however they were given. */
function pathOf({ upto, sensitive, ...filters }: LogFilters & { upto: number; sensitive: string }): string {
  const given = Object.entries({ ...filters, upto, sensitive }).filter(([, value]) => value !== undefined);
  const params = given
    .map(([name, value]) => [name, String(value)])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return `${FILE_URL}?${new URLSearchParams(params)}`;
}
