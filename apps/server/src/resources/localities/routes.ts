import { localities as contract } from '@urzad/contract';
import { type FieldErrors, findCommune, isLocalityName, type Locality } from '@urzad/domain';
import { ApiError } from '../../api-error';
import { getById } from '../../applications/applications';
import { authorOf } from '../../author';
import type { ResourceRoutes } from '../../http/resource';
import { unlessChanged } from '../../http/unless-changed';
import { deletePlace } from './delete-place';
import { importRegister, previewRegister } from './import-localities';
import { localityLookupRoutes } from './locality-lookup-routes';
import { ImportRefused } from './register-file';
import * as localities from './repository';

/** The dictionary of places: everybody who is signed in reads it, staff who keep dictionaries add to it. */
export const localityRoutes: ResourceRoutes = async (app) => {
  await app.register(localityLookupRoutes);

  app.route({
    ...contract.get,
    onSend: unlessChanged,
    onRequest: app.requireUser,
    handler: async () => {
      const names = new Map<string, string[]>();
      for (const { community, name } of await localities.findAll(app.db)) {
        names.set(community, [...(names.get(community) ?? []), name]);
      }
      return { data: [...names].map(([community, found]) => ({ community, names: found })) };
    },
  });

  app.route({
    ...contract.add,
    onRequest: app.requirePrivilege('library_edit'),
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { body } = request;
        const errors = localityErrors(body);
        if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
        const added = await localities.insert(tx, body, authorOf(app, request));
        if (!added) throw new ApiError('object-exist');

        note({ event: 'locality.add', obj_type: 'locality', id_obj: added.id, diff: body });
        return { data: added };
      }),
  });

  app.route({
    ...contract.delete,
    onRequest: app.requirePrivilege('library_edit'),
    handler: (request) => deletePlace(app, request, { ...request.query, ...request.body }),
  });

  app.route({
    ...contract.import,
    onRequest: app.requirePrivilege('library_edit'),
    bodyLimit: REGISTER_BODY_BYTES,
    handler: async (request) => {
      const { preview, terc, simc } = request.body;
      const { voivodeship } = await getById(app.db, request.id_application);
      const files = { terc, simc, voivodeship };
      if (preview === 'yes') return { data: await orRefused(previewRegister(app.db, files)) };
      return app.write(request, async (tx, note) => {
        const data = await orRefused(importRegister(tx, files, authorOf(app, request)));
        const { first: _, ...diff } = data;
        note({ event: 'locality.import', obj_type: 'locality', diff });
        return { data };
      });
    },
  });
};

/** TERC and SIMC of the whole country, as JSON. */
const REGISTER_BODY_BYTES = 16 * 1024 * 1024;

/** @throws ApiError `not-valid` with the file, the line and the reason of files that cannot be read */
async function orRefused<Answer>(reading: Promise<Answer>): Promise<Answer> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ImportRefused && error.said) throw new ApiError('not-valid', { ...error.said });
    throw error;
  }
}

function localityErrors({ name, community }: Locality): FieldErrors {
  return {
    ...(!isLocalityName(name) && { name: 'not-valid-city' as const }),
    ...(!findCommune(community) && { community: 'not-valid-option' as const }),
  };
}
