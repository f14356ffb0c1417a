import { isIdInAddress, MAIL_STATES, type SentNotice, sentNotices } from '@urzad/contract';
import { NOTICE_KIND_CODES } from '@urzad/grants';
import { days, options } from '#shared/list/list-filters';
import { defineListLocation, type LocationOf } from '#shared/list/list-location';
import { paths } from '#shared/paths';

/** What was sent: notifications with their e-mails, or e-mails, of which some are codes without a notification. */
export const sentList = defineListLocation({
  endpoint: sentNotices.get,
  path: paths.sentNotices,
  tableCode: 'basenotification',
  tabs: {
    all: {},
    waiting: { of: 'emails', mail: 'queued' },
    failed: { of: 'emails', mail: 'failed' },
    emails: { of: 'emails' },
  },
  sorts: ['date'],
  filters: { kind: options(NOTICE_KIND_CODES), mail: options(['none', ...MAIL_STATES]), date: days() },
  /** The row whose text is read. */
  choices: { show: isIdInAddress },
});

export type SentLocation = LocationOf<typeof sentList>;
export type SentTab = SentLocation['tab'];

export const sentListKey = ['basenotification', 'sent'] as const;

/** The address of the list with one row open. */
export function sentHref({ id }: Pick<SentNotice, 'id'>, location: SentLocation): string {
  return sentList.hrefOf({ ...location, choices: { show: String(id) } });
}
