import { settings as contract, DEFAULT_APPLICATION } from '@urzad/contract';
import { isServerSection } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getById } from '../../applications/applications';
import { refuseElsewhere } from '../../applications/refuse-elsewhere';
import { authorOf } from '../../author';
import type { ResourceRoutes } from '../../http/resource';
import { smtpUrlOf } from '../../mail/mail-server';
import { findSection } from '../../settings/stored-sections';
import { removeBytes } from '../uploads/public';
import { sizesOfLogos } from './office-files';
import { settingsView } from './present-settings';
import { meantPassword, refuseWrong, type SentServer, saveSection } from './save-section';
import { tryMailServer } from './try-mail-server';
import { tryMailbox } from './try-mailbox';

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
        await tryMailServer(smtpUrlOf(await signedIn(app, body)), body.form);
      }
      if (body.section === 'inbox' && body.form.host !== '') {
        app.limits.take(TRIES_PER_PERSON, String(request.user.id));
        await tryMailbox(await signedIn(app, body));
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
      const server = await signedIn(app, { section: 'mail', form, password });
      await tryMailServer(smtpUrlOf(server), {
        from: form.from,
        letter: { to, ...(await letterOf(app, request)) },
      });
      await app.write(request, async (_tx, note) => {
        note({ event: 'baseconfig.trymail', diff: { host: form.host } });
      });
      return { data: { to } };
    },
  });
};

/** A server as it was sent, with the password that is meant. */
async function signedIn<Sent extends SentServer>(app: FastifyInstance, sent: Sent) {
  const stored = await findSection(app.db, sent.section, DEFAULT_APPLICATION);
  const form: Sent['form'] = sent.form;
  return { ...form, port: form.port ?? 0, password: meantPassword(app, stored, sent) };
}

async function letterOf(app: FastifyInstance, { id_application }: FastifyRequest) {
  const { name } = await getById(app.db, id_application);
  return {
    subject: `${name}: list próbny`,
    text: 'To jest list próbny. Jeśli go czytasz, ustawienia serwera poczty są dobre.\n\nThis is a test letter. If you read it, the settings of the mail server are right.\n',
  };
}
