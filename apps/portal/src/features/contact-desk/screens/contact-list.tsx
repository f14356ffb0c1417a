import { contactMessages } from '@urzad/contract';
import { SEE_CONTACT } from '@urzad/grants';
import { useMessages } from '#shared/i18n/messages';
import { OfficeList } from '#shared/list/office-list';
import { ContactTable } from '../components/contact-table';
import { contactList, contactListKey } from '../logic/contact-list';
import { contactListMessages } from '../messages/list';

/** What visitors wrote from the page about contact (Process §2.18). */
export function ContactList() {
  return (
    <OfficeList
      list={contactList}
      listKey={contactListKey}
      counts={contactMessages.counts}
      privilege={SEE_CONTACT}
      words={useMessages(contactListMessages)}
      counted="live"
      alert="new"
      table={ContactTable}
    />
  );
}
