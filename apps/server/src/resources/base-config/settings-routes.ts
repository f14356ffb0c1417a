import { settings as contract, DEFAULT_APPLICATION } from '@urzad/contract';
import { isServerSection } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getById } from '../../applications/applications';
import { refuseElsewhere } from '../../applications/refuse-elsewhere';
import { authorOf } from '../../author';
import type { ResourceRoutes } from '../../http/resource';
import { findSection } from '../../settings/stored-sections';
import { removeBytes } from '../uploads/public';
import { sizesOfLogos } from './office-files';
import { settingsView } from './present-settings';
import { refuseWrong, type SentServer, saveSection, sentServer } from './save-section';
import { tryMailServer } from './try-mail-server';

const HOUR_MS = 60 * 60 * 1000;
/** A try reaches any server that is named: without a limit it would search the network of the office. */
const TRIES_PER_PERSON = { name: 'mail-trial', max: 20, windowMs: HOUR_MS };

/** Settings of the office and of its server that are changed without a restart (Order §7, §8). */
export const settingsRoutes: ResourceRoutes = async (app) => {
  const mayRead = app.requirePrivilege('base_config');
  const mayEdit = [mayRead, app.requirePrivilege('application_edit')];

  app.route({
    ...contract.get,
    onRequest: mayRead,
    handler: async ({ id_application }) => ({ data: await settingsView(app.db, app, id_application) }),
  });

  app.route({
    ...contract.set,
    onRequest: mayEdit,
    handler: async (request) => {
      const { body, id_application } = request;
      if (isServerSection(body.section)) await refuseElsewhere(request);
      refuseWrong(app, body);
      // Outside of the transaction, which would wait for the mail server.
      if (body.section === 'mail') {
        app.limits.take(TRIES_PER_PERSON, String(request.user.id));
        const { smtpUrl } = await serverOf(app, body);
        await tryMailServer(smtpUrl, body.form);
      }
      const sizes = body.section === 'logos' ? await sizesOfLogos(app, body.form) : undefined;
      let erased: string[] = [];
      const answer = await app.write(request, async (tx, note) => {
        const view = await settingsView(tx, app, id_application);
        const by = { ...authorOf(app, request), id: request.user.id };
        const saved = await saveSection(tx, app, body, { view, by, sizes });
        const { id, diff } = saved;
        erased = saved.erased;
        note({ event: 'baseconfig.set', obj_type: 'baseconfig', id_obj: id, diff });
        return { data: await settingsView(tx, app, id_application) };
      });
      await removeBytes(app, request, erased);
      // It is saved: a database that is away for a moment is no failure of it. The next request reads it.
      await app.settings
        .refresh()
        .catch((error) => request.log.error({ err: error }, 'Saved settings are read later'));
      return answer;
    },
  });

  app.route({
    ...contract.tryMail,
    onRequest: [...mayEdit, refuseElsewhere],
    handler: async (request) => {
      const { to, form, password } = request.body;
      app.limits.take(TRIES_PER_PERSON, String(request.user.id));
      refuseWrong(app, { section: 'mail', form });
      const { smtpUrl } = await serverOf(app, { form, password });
      await tryMailServer(smtpUrl, { from: form.from, letter: { to, ...(await letterOf(app, request)) } });
      await app.write(request, async (_tx, note) => {
        note({ event: 'baseconfig.trymail', diff: { host: form.host } });
      });
      return { data: { to } };
    },
  });
};

async function serverOf(app: FastifyInstance, sent: SentServer) {
  return sentServer(app, await findSection(app.db, 'mail', DEFAULT_APPLICATION), sent);
}

async function letterOf(app: FastifyInstance, { id_application }: FastifyRequest) {
  const { name } = await getById(app.db, id_application);
  return {
    subject: `${name}: list próbny`,
    text: 'To jest list próbny. Jeśli go czytasz, ustawienia serwera poczty są dobre.\n\nThis is a test letter. If you read it, the settings of the mail server are right.\n',
  };
}
