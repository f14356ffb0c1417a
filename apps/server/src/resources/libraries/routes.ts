import { libraries as contract, foundItems, libraryItems } from '@urzad/contract';
import { hasWords, searchWords, warsawDate } from '@urzad/domain';
import { isOffered, rejectReasons } from '@urzad/grants';
import { ApiError } from '../../api-error';
import { getById } from '../../applications/applications';
import type { ResourceRoutes } from '../../http/resource';
import { unlessChanged } from '../../http/unless-changed';
import { referredRow } from '../../referred-row';
import { addItem, archiveItem, deleteItem, moveItem, setItem } from './item-writes';
import { forgetLibraries } from './kept-libraries';
import { countItems, countLibraries, findItemPage, findLibraryPage } from './library-lists';
import { findLibrary, itemsOf } from './read-libraries';
import { librariesIn, libraryRows, viewsOf } from './repository';
import type { UsesOfItems } from './uses';

/** The office's dictionaries (Process §2.18, §2.19). @param usesOfItems where items that can be deleted are used */
export const libraryRoutes =
  (usesOfItems: UsesOfItems): ResourceRoutes =>
  async (app) => {
    await app.register(choiceRoutes);
    await app.register(itemWriteRoutes(usesOfItems));
    const maySee = app.requirePrivilege('library_show');

    app.route({
      ...contract.get,
      onRequest: maySee,
      handler: ({ id_application, query }) => findLibraryPage(app.db, id_application, query),
    });

    app.route({
      ...contract.counts,
      onRequest: maySee,
      handler: async ({ id_application, query }) => ({
        data: await countLibraries(app.db, id_application, query),
      }),
    });

    app.route({
      ...contract.find,
      onRequest: maySee,
      handler: async ({ id_application, query: { id } }) => {
        const found = await libraryRows.get(app.db, id, librariesIn(id_application));
        return { data: referredRow((await viewsOf(app.db, [found]))[0]) };
      },
    });

    app.route({
      ...libraryItems.get,
      onRequest: maySee,
      handler: ({ id_application, query }) => findItemPage(app.db, id_application, query),
    });

    app.route({
      ...libraryItems.counts,
      onRequest: maySee,
      handler: async ({ id_application, query }) => ({
        data: await countItems(app.db, id_application, query),
      }),
    });
  };

/** What everybody who is signed in reads: they fill in forms. */
const choiceRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.options,
    onSend: unlessChanged,
    handler: async ({ id_application, query: { code } }) => {
      const asked = { id_application, code };
      if (!(await findLibrary(app.db, asked))) throw new ApiError('object-no-exist');
      return { data: await itemsOf(app.db, asked) };
    },
  });

  app.route({
    ...foundItems.library,
    onSend: unlessChanged,
    handler: async ({ id_application, query: { code, lang, has_text = '', page_count } }) => {
      const asked = { id_application, code };
      if (!(await findLibrary(app.db, asked))) throw new ApiError('object-no-exist');

      const today = warsawDate(app.clock.business());
      const offered = (await itemsOf(app.db, asked)).filter((item) => isOffered(item, today));
      const { voivodeship } = await getById(app.db, id_application);
      // Names of a reason may have the voivodeship in them.
      const items = rejectReasons(
        voivodeship,
        offered.map((item) => ({ code: item.code, pl: item.name, en: item.name_en })),
      );
      const words = searchWords(has_text);
      const found = items.filter((item) => hasWords(item[lang], words));
      const data = found.slice(0, page_count).map((item) => ({ value: item.code, label: item[lang] }));
      return { data, count: found.length };
    },
  });
};

const itemWriteRoutes =
  (usesOfItems: UsesOfItems): ResourceRoutes =>
  async (app) => {
    app.addHook('onRequest', app.requirePrivilege('library_edit'));
    // Behind the commit, before the answer: who has changed an item sees it on the next page.
    app.addHook('onSend', async () => forgetLibraries(app.db));

    app.route({
      ...libraryItems.add,
      handler: (request) => {
        const { query, body } = request;
        return addItem(app, request, { id_library: query.id_library, body });
      },
    });

    app.route({
      ...libraryItems.set,
      handler: (request) => setItem(app, request, { id: request.query.id, body: request.body }),
    });

    app.route({
      ...libraryItems.move,
      handler: (request) => moveItem(app, request, { id: request.query.id, body: request.body }),
    });

    app.route({
      ...libraryItems.archive,
      handler: (request) => {
        const { query, body } = request;
        return archiveItem(app, request, { id: query.id, body, archived: 'yes' });
      },
    });

    app.route({
      ...libraryItems.restore,
      handler: (request) => {
        const { query, body } = request;
        return archiveItem(app, request, { id: query.id, body, archived: 'no' });
      },
    });

    app.route({
      ...libraryItems.delete,
      handler: (request) => {
        const { query, body } = request;
        return deleteItem(app, request, { id: query.id, body, usesOfItems });
      },
    });
  };
