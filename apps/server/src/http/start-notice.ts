import type { FastifyInstance } from 'fastify';
import { getDefault } from '../applications/applications';
import { inTime } from '../in-time';
import { escapeHtml } from '../mail/email';
import { PATIENCE_MS } from './page-answers';

/**
 * The elements of the built page for the contact of the office, in its notice for browsers that cannot run the
 * portal.
 */
const CONTACT_MARKS = { pl: '<p data-contact="pl"></p>', en: '<p data-contact="en"></p>' } as const;

/** Puts phone, hours and e-mail address of the office into the page; without them the notice still says what to do. */
export async function withContact(app: FastifyInstance, html: string): Promise<string> {
  const asked = getDefault(app.db).catch(() => undefined);
  const office = await inTime(asked, PATIENCE_MS, () => undefined);
  if (!office) return html;

  const mail = escapeHtml(office.office_mail);
  return (['pl', 'en'] as const).reduce((page, locale) => {
    const hours = escapeHtml(office.office_hours[locale]);
    const [phone] = office.office_phones;
    const call = phone && `${phoneLink(phone)}${hours && ` (${hours})`}, `;
    const contact = `${call ?? ''}<a href="mailto:${mail}">${mail}</a>`;

    return page.replace(CONTACT_MARKS[locale], () => CONTACT_MARKS[locale].replace('><', `>${contact}<`));
  }, html);
}

function phoneLink(phone: string): string {
  return `<a href="tel:${phone.replace(/[^\d+]/g, '')}">${escapeHtml(phone)}</a>`;
}
