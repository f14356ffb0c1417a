import { callRankings as contract, type RankingExport } from '@urzad/contract';
import { SEE_CALLS } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import { refuseActing } from '../../http/refuse-acting';
import type { ResourceRoutes } from '../../http/resource';
import { sheetFile } from '../../spreadsheets/spreadsheet';
import { type CallRow, getAnnounced } from '../cofunding-calls/public';
import { rankedDetails } from '../cofunding-registrations/public';
import { numbersSheet, peopleSheet } from './export-sheets';
import { mayExport } from './policy';
import { findLast, findPublished, findRows } from './repository';

/** A ranking as a file. The log tells who took which one, as it then lies outside the portal. */
export const rankingExportRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.exportList,
    onRequest: app.requirePrivilege(SEE_CALLS),
    handler: async (request) => {
      const { user, query, id_application } = request;
      const { of, format } = request.body;
      refuseActing(user);
      if (!mayExport(of, user)) throw new ApiError('no-privilege');
      const call = await getAnnounced(app.db, { id: query.id, id_application });
      const { version_no, sheet } = await sheetOf(app, call, of);

      const content = (await sheetFile(sheet, format)).toString('base64');
      await app.write(request, async (_, note) =>
        note({
          event: 'cofundingcall.exportranking',
          obj_type: 'cofundingcall',
          id_obj: call.id,
          diff: { of, format, version_no, rows: sheet.rows.length },
        }),
      );
      return { data: { name: `${nameOf(call, of)}-wersja-${version_no}.${format}`, content } };
    },
  });
};

async function sheetOf(app: FastifyInstance, call: CallRow, of: RankingExport) {
  const ranking = await (of === 'numbers' ? findPublished : findLast)(app.db, call.id);
  if (!ranking) throw new ApiError('object-no-exist');
  const { version_no } = ranking;
  const rows = await findRows(app.db, ranking.id);
  if (of === 'numbers') return { version_no, sheet: numbersSheet(rows) };
  const ids = rows.map(({ id_registration }) => id_registration);
  return { version_no, sheet: peopleSheet(rows, await rankedDetails(app.db, ids, call)) };
}

function nameOf({ number }: CallRow, of: RankingExport): string {
  return `ranking-${number.replaceAll('/', '-')}${of === 'people' ? '-z-osobami' : ''}`;
}
