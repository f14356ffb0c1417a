import { MAIL_STATES, type SentNotice } from '@urzad/contract';
import { dateText, type IsoDate, optionOf, timeText, warsawDate } from '@urzad/domain';
import { NOTICE_KINDS } from '@urzad/grants';
import { type Locale, TextLink, useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { OneLine, TwoLines } from '#shared/list/cells';
import { BesidePresence } from '#shared/presence/presence';
import { mailText, readText } from '../logic/mail-text';
import { type SentLocation, sentHref, sentList } from '../logic/sent-list';
import { type SentWords, sentMessages } from '../messages/sent';
import { MailBadge } from './mail-badge';

export const HIDDEN_SENT_COLUMNS: readonly string[] = [];

type SentColumn = DataColumn<SentNotice>;

/** `N21 · Rozliczenie zatwierdzone` */
export function kindText({ kind }: Pick<SentNotice, 'kind'>, words: SentWords, locale: Locale): string {
  const known = kind && optionOf(NOTICE_KINDS, kind);
  if (!known) return words.noKind;
  return /^N\d/.test(known.code) ? `${known.code} · ${known[locale]}` : known[locale];
}

/** The columns of the list, as wide together as a screen of 1280 px. The server sorts by the time. */
export function useSentColumns(location: SentLocation, today: IsoDate): SentColumn[] {
  const words = useMessages(sentMessages);
  const locale = useLocale();

  return useMemo(
    () => [
      personColumn(words),
      subjectColumn(words, location),
      // Before what a narrow screen has to be scrolled to.
      mailColumn(words, location),
      kindColumn(words, locale),
      dateColumn(words, today, locale),
      readColumn(words),
    ],
    [location, today, words, locale],
  );
}

const personColumn = (words: SentWords): SentColumn => ({
  key: 'person',
  header: words.person,
  type: 'text',
  value: ({ person, mail }) => `${person?.name ?? words.nobody}, ${mail ?? ''}`,
  sortable: false,
  filterable: false,
  hideable: false,
  width: 180,
  cell: ({ person, mail }) => (
    <TwoLines
      first={
        <BesidePresence id={person?.id ?? null}>
          <OneLine>{person?.name ?? words.nobody}</OneLine>
        </BesidePresence>
      }
      second={mail}
    />
  ),
});

const subjectColumn = (words: SentWords, location: SentLocation): SentColumn => ({
  key: 'subject',
  header: words.subject,
  type: 'text',
  value: ({ subject }) => subject,
  sortable: false,
  filterable: false,
  hideable: false,
  width: 270,
  cell: (row) => (
    <TextLink href={sentHref(row, location)} className="u:font-semibold">
      <span lang={row.lang}>{row.subject}</span>
    </TextLink>
  ),
});

const kindColumn = (words: SentWords, locale: Locale): SentColumn => ({
  key: 'kind',
  header: words.kind,
  type: 'text',
  value: ({ kind }) => kind,
  options: NOTICE_KINDS.map(({ code }) => ({ value: code, label: kindText({ kind: code }, words, locale) })),
  sortable: false,
  width: 170,
  cell: (row) => <OneLine>{kindText(row, words, locale)}</OneLine>,
});

const dateColumn = (words: SentWords, today: IsoDate, locale: Locale): SentColumn => ({
  key: 'date',
  header: words.when,
  type: 'date',
  value: ({ date }) => warsawDate(new Date(date)),
  width: 120,
  cell: ({ date }) => (
    <TwoLines
      first={dateText(warsawDate(new Date(date)), { today, locale })}
      second={timeText(new Date(date))}
    />
  ),
});

const readColumn = (words: SentWords): SentColumn => ({
  key: 'read',
  header: words.read,
  type: 'text',
  value: (row) => readText(row, words),
  sortable: false,
  filterable: false,
  width: 130,
});

const mailColumn = (words: SentWords, { tab }: SentLocation): SentColumn => ({
  key: 'mail',
  header: words.email,
  type: 'text',
  value: ({ email }) => email?.state ?? 'none',
  options: (['none', ...MAIL_STATES] as const).map((value) => ({ value, label: words.states[value] })),
  sortable: false,
  filterable: !sentList.isSetByTab(tab, 'mail'),
  width: 190,
  cell: ({ email }) => (
    <TwoLines
      first={
        <span className="u:flex">
          <MailBadge state={email?.state ?? 'none'} />
        </span>
      }
      second={mailText(email, words)}
    />
  ),
});
