import { foundItems as contract } from '@urzad/contract';
import { hasWords, searchWords } from '@urzad/domain';
import { librariesOf } from '@urzad/grants';
import { ApiError } from '../../api-error';
import { getById } from '../../applications/applications';
import type { ResourceRoutes } from '../../http/resource';

/** Items of the office's dictionaries to choose from (Process §2.19): everybody who is signed in fills in forms. */
export const libraryRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.library,
    handler: async ({ id_application, query: { code, lang, has_text = '', page_count } }) => {
      const { voivodeship } = await getById(app.db, id_application);
      const library = librariesOf(voivodeship).find((one) => one.code === code);
      if (!library) throw new ApiError('object-no-exist');

      const words = searchWords(has_text);
      const found = library.items.filter((item) => hasWords(item[lang], words));
      const data = found.slice(0, page_count).map((item) => ({ value: item.code, label: item[lang] }));
      return { data, count: found.length };
    },
  });
};
