import { contactMessages as contract, refOf } from '@urzad/contract';
import { foldForSearch } from '@urzad/domain';
import { CONTACT_FILLED_MIN_MS } from '@urzad/grants';
import { ApiError } from '../../api-error';
import { getById } from '../../applications/applications';
import { authorOf } from '../../author';
import { localeOfRequest } from '../../http/request-locale';
import type { ResourceRoutes } from '../../http/resource';
import { senderOf } from '../users/public';
import { confirmationEmail, messageEmail } from './emails';
import { recordStatus, rows } from './step';

const HOUR_MS = 60 * 60 * 1000;
/** Each message sends two e-mails, one of them to an address that anybody may type. */
const PER_ADDRESS = { name: 'contact', max: 5, windowMs: HOUR_MS };

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
        const by = authorOf(app, request);
        const { office_mail } = await getById(tx, by.id_application);
        const sender = await senderOf(app, tx, by.id_application);
        const locale = localeOfRequest(request);
        const search_text = foldForSearch(`${message.name} ${message.mail} ${message.body}`);
        const record = await rows.insert(tx, { ...message, locale, search_text }, by);
        await recordStatus(tx, record, by);
        await app.mail.send(tx, messageEmail({ mail: office_mail, locale: 'pl' }, message, sender));
        await app.mail.send(tx, confirmationEmail({ mail: message.mail, locale }, sender));
        note({ event: 'contactmessage.add', ...refOf('contactmessage', record.id) });
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
