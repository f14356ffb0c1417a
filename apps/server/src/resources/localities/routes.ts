import { localities as contract } from '@urzad/contract';
import { type FieldErrors, findCommune, isLocalityName, type Locality } from '@urzad/domain';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { ResourceRoutes } from '../../http/resource';
import { localityLookupRoutes } from './locality-lookup-routes';
import * as localities from './repository';

/** The dictionary of places: everybody who is signed in reads it, staff who keep dictionaries add to it. */
export const localityRoutes: ResourceRoutes = async (app) => {
  await app.register(localityLookupRoutes);

  app.route({
    ...contract.get,
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
};

function localityErrors({ name, community }: Locality): FieldErrors {
  return {
    ...(!isLocalityName(name) && { name: 'not-valid-city' as const }),
    ...(!findCommune(community) && { community: 'not-valid-option' as const }),
  };
}
