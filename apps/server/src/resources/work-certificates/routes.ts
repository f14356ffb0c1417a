import { cofundingEmployers as contract, refOf } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ResourceRoutes } from '../../http/resource';
import { noteReading, readerOf } from '../../readings/readings';
import { memberViewerOf } from '../cofunding-members/public';
import { getRegistration } from '../cofunding-registrations/public';
import { addCertificate } from './add-certificate';
import { viewOfCertificates } from './certificate-view';
import { checkCertificate } from './check-certificate';

/** Certificates about work that come after the documents stage: the person brings them, the office checks them. */
export const workCertificateRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.find,
    handler: (request) => answer(app, request, request.query.id),
  });

  app.route({
    ...contract.add,
    onRequest: app.requireCitizen,
    handler: async (request) => {
      const { query, body } = request;
      await addCertificate(app, request, { id: query.id, body });
      return answer(app, request, query.id);
    },
  });

  app.route({
    ...contract.check,
    handler: async (request) => {
      const { query, body } = request;
      await checkCertificate(app, request, { id: query.id, body });
      return answer(app, request, query.id);
    },
  });
};

async function answer(app: FastifyInstance, request: FastifyRequest, id: number) {
  const viewer = memberViewerOf(request.user);
  const registration = await getRegistration(app.db, id, viewer);
  const read = { id_person: registration.id_user, ...refOf('cofundingregistration', id) };
  await noteReading(app, request, { reader: readerOf(request.user), read });
  return { data: await viewOfCertificates(app, registration, viewer) };
}
