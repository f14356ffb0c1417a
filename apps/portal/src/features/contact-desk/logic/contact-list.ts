import { type ContactMessageRow, contactMessages } from '@urzad/contract';
import { CONTACT_MESSAGE_STATUSES, CONTACT_TOPIC_CODES } from '@urzad/grants';
import { ids, options } from '#shared/list/list-filters';
import { defineListLocation, type LocationOf } from '#shared/list/list-location';
import { paths } from '#shared/paths';

/** All queries about messages have this key, so that a step invalidates them at once. */
export const contactKey = ['contactmessage'] as const;
export const contactListKey = [...contactKey, 'list'] as const;

/** What visitors wrote to the office. */
export const contactList = defineListLocation({
  endpoint: contactMessages.get,
  path: paths.contact,
  tableCode: 'contactmessage',
  tabs: {
    new: { status: 'new' },
    mine: { owner: 'me', live: 'yes' },
    live: { live: 'yes' },
    all: {},
  },
  sorts: ['create_date'],
  filters: {
    status: options(CONTACT_MESSAGE_STATUSES.codes),
    topic: options(CONTACT_TOPIC_CODES),
    owner: ids(),
  },
  choices: {},
});

export type ContactLocation = LocationOf<typeof contactList>;
export type ContactTab = ContactLocation['tab'];

/** The address of a message has the location in the list, for the way back. */
export function messageHref({ id }: Pick<ContactMessageRow, 'id'>, location: ContactLocation): string {
  return paths.contactMessage(id) + contactList.toQuery(location);
}
