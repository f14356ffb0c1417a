import { trustAnchors as contract, type TrustAnchorView } from '@urzad/contract';
import { polishSortKey } from '@urzad/domain';
import { sql } from 'drizzle-orm';
import { refuseElsewhere } from '../../applications/refuse-elsewhere';
import { authorOf } from '../../author';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import { findPage, type Sort } from '../../lists/find-page';
import { readAnchor } from '../../signatures/trust/stored-anchors';
import { baseTrustAnchor } from '../../signatures/trust/table';
import { rowsOf } from '../../unit-of-work/rows';

type AnchorRow = typeof baseTrustAnchor.$inferSelect;

const rows = rowsOf(baseTrustAnchor);
const SORTS: Record<'subject', Sort<AnchorRow>> = {
  subject: { column: sql`${baseTrustAnchor.subject_sort}`, cast: 'text', valueOf: (row) => row.subject_sort },
};

/** Authorities whose signatures the office takes, beside those of `TRUST_DIR` (Process §5). */
export const anchorRoutes: ResourceRoutes = async (app) => {
  const mayRead = app.requirePrivilege('base_config');
  const mayEdit = [mayRead, app.requirePrivilege('application_edit'), refuseElsewhere];

  app.route({
    ...contract.get,
    onRequest: mayRead,
    handler: async ({ query }) => {
      const list = { table: baseTrustAnchor, where: undefined, sorts: SORTS, fallback: 'subject' as const };
      const page = await findPage(app.db, list, query);
      return { data: page.rows.map(viewOf), ...countOf(page.found), ...(page.next && { next: page.next }) };
    },
  });

  app.route({
    ...contract.add,
    onRequest: mayEdit,
    handler: (request) => {
      const { purpose, file } = request.body;
      const anchor = readAnchor(Buffer.from(file, 'base64'), app.clock.business());
      return app.write(request, async (tx, note) => {
        const values = { ...anchor, purpose, subject_sort: polishSortKey(anchor.subject) };
        const row = await rows.insert(tx, values, authorOf(app, request));
        const { subject, sha256 } = row;
        const diff = { after: { purpose, subject, sha256 } };
        note({ event: 'basetrustanchor.add', obj_type: 'basetrustanchor', id_obj: row.id, diff });
        return { data: viewOf(row) };
      });
    },
  });

  app.route({
    ...contract.delete,
    onRequest: mayEdit,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { id } = request.query;
        const { purpose, subject, sha256 } = await rows.getLocked(tx, id);
        await rows.remove(tx, id, authorOf(app, request));
        const diff = { before: { purpose, subject, sha256 } };
        note({ event: 'basetrustanchor.delete', obj_type: 'basetrustanchor', id_obj: id, diff });
        return { data: null };
      }),
  });
};

function viewOf({ id, purpose, subject, sha256, valid_from, valid_to }: AnchorRow): TrustAnchorView {
  const dates = { valid_from: valid_from.toISOString(), valid_to: valid_to.toISOString() };
  return { id, purpose, subject, sha256, ...dates };
}
