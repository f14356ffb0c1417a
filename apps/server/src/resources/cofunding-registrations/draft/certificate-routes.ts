import { certificates as contract } from '@urzad/contract';
import { EMPTY_REGISTRATION, formOfDraft, type RegistrationForm } from '@urzad/grants/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ResourceRoutes } from '../../../http/resource';
import { officeOf } from '../../../office';
import { keptWords } from '../../libraries/public';
import { asOwner } from '../policy';
import * as registrations from '../repository';
import { certificateForm } from './certificate-form';

/** Forms of certificates to print. They belong to no registration: the filled ones come back as attachments. */
export const certificateRoutes: ResourceRoutes = async (app) => {
  // Each request renders a document; a household prints a few.
  const perCaller = () => ({
    name: 'certificate',
    max: app.config.certificateLimit,
    windowMs: 60 * 60 * 1000,
  });

  app.route({
    ...contract.find,
    handler: async (request) => {
      const { kind, id } = request.query;
      app.limits.take(perCaller(), request.session ? String(request.session.user.id) : request.ip);
      const form = id === undefined ? EMPTY_REGISTRATION : await ownForm(app, request, id);
      const { data: office } = await officeOf(app.db, request.id_application);

      const words = await keptWords(app.db, request.id_application);
      const content = certificateForm(kind, form, words);
      const frame = { office, number: `wzór ${kind}`, version: 1, created: app.clock.business() };
      const pdf = await app.documents.print('ZASWIADCZENIE', { ...content, ...frame });

      const name = `${content.title.toLowerCase().replaceAll(' ', '-')}.pdf`;
      return { data: { name, content: Buffer.from(pdf).toString('base64') } };
    },
  });
};

/** @throws ApiError `no-login`, or `object-no-exist` for somebody else's */
async function ownForm(app: FastifyInstance, request: FastifyRequest, id: number): Promise<RegistrationForm> {
  await app.requireUser(request);
  const record = await registrations.getById(app.db, id, asOwner(request.user));

  return formOfDraft(record.form);
}
