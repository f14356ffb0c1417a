import type { ContactMessageRow } from '@urzad/contract';
import { dateText, type IsoDate, warsawDate } from '@urzad/domain';
import { CONTACT_MESSAGE_STATUSES, CONTACT_TOPIC, LIVE_CONTACT_STATUSES } from '@urzad/grants';
import { type Locale, TextLink, useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { OneLine, TwoLines } from '#shared/list/cells';
import { dueColumn, type Owner, ownerColumn, statusColumn } from '#shared/list/columns';
import { type ContactLocation, contactList, messageHref } from '../logic/contact-list';
import { CONTACT_STATUS_ICONS } from '../logic/status-icons';
import { contactListMessages } from '../messages/list';

export const HIDDEN_COLUMNS: readonly string[] = ['owner'];

/** The day by which somebody answers; what is ended has none. */
export function dueOf({ status, due_date }: ContactMessageRow): IsoDate | null {
  return LIVE_CONTACT_STATUSES.some((live) => live === status) ? due_date : null;
}

export function topicText({ topic }: Pick<ContactMessageRow, 'topic'>, locale: Locale): string {
  return CONTACT_TOPIC.find(({ code }) => code === topic)?.[locale] ?? topic;
}

/** The columns of the list, as wide together as a screen of 1280 px. */
export function useContactColumns(
  location: ContactLocation,
  today: IsoDate,
  owners: readonly Owner[],
): DataColumn<ContactMessageRow>[] {
  const words = useMessages(contactListMessages);
  const locale = useLocale();

  return useMemo(
    () => [
      {
        key: 'person',
        header: words.person,
        type: 'text',
        value: ({ name, mail }) => `${name}, ${mail}`,
        sortable: false,
        filterable: false,
        hideable: false,
        width: 205,
        cell: (row) => (
          <TwoLines
            first={
              <TextLink href={messageHref(row, location)}>
                <span lang="pl" className="u:part">
                  <OneLine>{row.name}</OneLine>
                </span>
              </TextLink>
            }
            second={row.mail}
          />
        ),
      },
      {
        key: 'topic',
        header: words.topic,
        type: 'text',
        value: ({ topic }) => topic,
        options: CONTACT_TOPIC.map((topic) => ({ value: topic.code, label: topic[locale] })),
        sortable: false,
        width: 240,
        cell: (row) => (
          <TwoLines first={topicText(row, locale)} second={<span lang="pl">{row.beginning}</span>} />
        ),
      },
      {
        key: 'create_date',
        header: words.createDate,
        type: 'date',
        value: ({ create_date }) => warsawDate(new Date(create_date)),
        filterable: false,
        width: 130,
        cell: ({ create_date }) => dateText(warsawDate(new Date(create_date)), { today, locale }),
      },
      { ...dueColumn<ContactMessageRow>({ locale, today, dueOf, width: 155 }), sortable: false },
      statusColumn<ContactMessageRow['status'], ContactMessageRow>({
        locale,
        statuses: CONTACT_MESSAGE_STATUSES,
        icons: CONTACT_STATUS_ICONS,
        codes: CONTACT_MESSAGE_STATUSES.codes,
        filterable: !contactList.isSetByTab(location.tab, 'status'),
        width: 180,
        second: ({ owner }) => (owner && location.tab !== 'mine' ? words.lead(owner.name) : ''),
      }),
      ownerColumn({ locale, owners, filterable: !contactList.isSetByTab(location.tab, 'owner') }),
    ],
    [location, today, owners, words, locale],
  );
}
