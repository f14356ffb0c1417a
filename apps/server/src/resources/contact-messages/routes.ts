import { contactMessages as contract } from '@urzad/contract';
import { CONTACT_FILLED_MIN_MS } from '@urzad/grants';
import { ApiError } from '../../api-error';
import { getDefault } from '../../applications/applications';
import { authorOf } from '../../author';
import { localeOfRequest } from '../../http/request-locale';
import type { ResourceRoutes } from '../../http/resource';
import { rowsOf } from '../../unit-of-work/rows';
import { confirmationEmail, messageEmail } from './emails';
import { contactMessage } from './table';

const HOUR_MS = 60 * 60 * 1000;
/** Each message sends two e-mails, one of them to an address that anybody may type. */
const PER_ADDRESS = { name: 'contact', max: 5, windowMs: HOUR_MS };

const messages = rowsOf(contactMessage);

/** What visitors write to the office, without an account. */
export const contactMessageRoutes: ResourceRoutes = async (app) => {
  const perIp = () => ({ name: 'contact-ip', max: app.config.codeLimitPerIp, windowMs: HOUR_MS });

  app.route({
    ...contract.add,
    handler: (request) => {
      const { website: _website, filled_ms, ...message } = request.body;
      refuseHaste(filled_ms);
      app.limits.take(perIp(), request.ip);

      return app.write(request, async (tx, note) => {
        app.limits.take(PER_ADDRESS, message.mail);
        const { office_name: office, office_mail, name: appName } = await getDefault(tx);
        const sender = { office, appName, publicUrl: app.config.publicUrl };
        const { id } = await messages.insert(tx, message, authorOf(app, request));
        await app.mail.send(tx, messageEmail({ mail: office_mail, locale: 'pl' }, message, sender));
        await app.mail.send(
          tx,
          confirmationEmail({ mail: message.mail, locale: localeOfRequest(request) }, sender),
        );
        note({ event: 'contactmessage.add', obj_type: 'contactmessage', id_obj: id });
        return { data: null };
      });
    },
  });
};

/** @throws ApiError `too-many-requests` with the seconds that a person would have needed */
function refuseHaste(filledMs: number) {
  const early = CONTACT_FILLED_MIN_MS - filledMs;
  if (early > 0) throw new ApiError('too-many-requests', null, { retryAfter: Math.ceil(early / 1000) });
}
