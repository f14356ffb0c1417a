import { keptDocuments as contract, keptFiles } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { SEE_DOCUMENTS } from '@urzad/grants';
import { ApiError } from '../../api-error';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import { noteReading, readerOf } from '../../readings/readings';
import { type DocumentSources, documentsSeenBy, findSeenDocument } from '../documents/public';
import { archiveAddressOf, readBy } from '../uploads/public';
import { findChosenFiles } from './find-chosen';
import { countTabs, findDocumentPage } from './find-documents';
import { findSeenFile } from './find-file';
import { presentDocument, presentFile } from './present-document';
import { rowsOfPage } from './present-rows';

/** What the office issued and received, through all objects (Spec §2, Process §4.1). */
export function keptDocumentRoutes(sources: DocumentSources): ResourceRoutes {
  return async (app) => {
    app.addHook('onRequest', app.requirePrivilege(SEE_DOCUMENTS));

    app.route({
      ...contract.get,
      handler: async ({ user, query }) => {
        const found = await findDocumentPage(app.db, { user, sources }, query);
        const data = await rowsOfPage(app.db, found);
        const { page } = found;
        return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
      },
    });

    app.route({
      ...contract.counts,
      handler: async ({ user, query }) => ({ data: await countTabs(app.db, { user, sources }, query) }),
    });

    app.route({
      ...contract.show,
      handler: async (request) => {
        const { user, query } = request;
        const seen = documentsSeenBy(user, sources);
        const row = await findSeenDocument(app.db, query.id, seen);
        if (!row) throw new ApiError('object-no-exist');
        const read = { id_person: row.id_user, obj_type: 'basedocument', id_obj: row.id };
        await noteReading(app, request, { reader: readerOf(user), read });
        const maker = readBy(app, { as: 'staff', id_user: user.id }, row.id_user);
        return { data: await presentDocument(maker, row, seen) };
      },
    });

    app.route({
      ...contract.downloadmany,
      handler: async (request) => {
        const { user, query } = request;
        const files = await findChosenFiles(app.db, { user, sources }, query);
        for (const { read } of files) await noteReading(app, request, { reader: readerOf(user), read });
        const name = `dokumenty-${warsawDate(app.clock.business())}`;
        return { data: { url: archiveAddressOf(app, { files, name }) } };
      },
    });

    app.route({
      ...keptFiles.find,
      handler: async (request) => {
        const { user, query } = request;
        const { file, direction } = await findSeenFile(app.db, { id: query.id, user }, sources);
        const id_person = file.id_user ?? user.id;
        const read = { id_person, obj_type: 'basefile', id_obj: file.id };
        await noteReading(app, request, { reader: readerOf(user), read });
        const maker = readBy(app, { as: 'staff', id_user: user.id }, id_person);
        return { data: await presentFile(maker, file, direction) };
      },
    });
  };
}
