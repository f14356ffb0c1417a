import type { OfficeCaseRow } from '@urzad/contract';
import { dateText, type IsoDate, type Option, optionText, warsawDate } from '@urzad/domain';
import { CASE_KINDS, CASE_PRIORITY, OFFICE_CASE_STATUSES } from '@urzad/grants';
import { type Locale, useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import { type CaseLocation, caseHref, caseList } from '#shared/entities/office-cases/case-list';
import { CASE_STATUS_ICONS } from '#shared/entities/office-cases/case-status-icons';
import { dueOf } from '#shared/entities/office-cases/due-of';
import { useShownTitle } from '#shared/entities/office-cases/use-shown-title';
import { useMessages } from '#shared/i18n/messages';
import { useNames, useStatuses } from '#shared/libraries/use-words';
import { PersonCell } from '#shared/list/cells';
import { dueColumn, numberColumn, type Owner, ownerColumn, statusColumn } from '#shared/list/columns';
import { caseListMessages } from '../messages/cases';
import { KindAndPriority, LastLetter, priorityText, waitingText } from './case-list-cells';

/** Hidden by default, for filters and another order: a screen of 1280 px has no room for them. */
export const HIDDEN_COLUMNS: readonly string[] = ['kind', 'priority', 'owner', 'create_date'];

type CaseColumn = DataColumn<OfficeCaseRow>;
type Words = (typeof caseListMessages)['pl'];

/** The columns of the list, as wide together as a screen of 1280 px. The server sorts by three of them. */
export function useCaseColumns(
  location: CaseLocation,
  today: IsoDate,
  owners: readonly Owner[],
): CaseColumn[] {
  const words = useMessages(caseListMessages);
  const locale = useLocale();
  const kinds = useNames('CASE_KIND', CASE_KINDS);
  const statuses = useStatuses(OFFICE_CASE_STATUSES);
  const shownTitle = useShownTitle();

  return useMemo(
    () => [
      numberColumn<OfficeCaseRow>({
        locale,
        numberOf: ({ sign }) => sign,
        header: words.sign,
        sortable: false,
        width: 178,
        hrefOf: (row) => caseHref(row, location),
        second: (row) => <KindAndPriority row={row} />,
      }),
      personColumn(words, shownTitle),
      dueColumn({ locale, today, dueOf, width: 176 }),
      statusColumn<OfficeCaseRow['status'], OfficeCaseRow>({
        locale,
        statuses,
        icons: CASE_STATUS_ICONS,
        codes: OFFICE_CASE_STATUSES.codes,
        filterable: true,
        width: 262,
        second: (row) => waitingText({ row, location, today, locale }),
      }),
      lastColumn(words, today),
      optionColumn({
        key: 'kind',
        header: words.kind,
        options: kinds,
        locale,
        textOf: ({ kind }) => optionText(kinds, kind, locale),
      }),
      optionColumn({
        key: 'priority',
        header: words.priority,
        options: CASE_PRIORITY,
        locale,
        textOf: (row) => priorityText(row, locale),
      }),
      ownerColumn({ locale, owners, filterable: !caseList.isSetByTab(location.tab, 'owner') }),
      createdColumn(words, today, locale),
    ],
    [location, today, owners, words, locale, kinds, statuses, shownTitle],
  );
}

const personColumn = (words: Words, shownTitle: (title: string) => string): CaseColumn => ({
  key: 'person',
  header: words.person,
  type: 'text',
  value: ({ person, title }) => `${person}, ${shownTitle(title)}`,
  sortable: false,
  filterable: false,
  width: 214,
  cell: ({ id_user, person, title }) => <PersonCell id={id_user} name={person} second={shownTitle(title)} />,
});

const lastColumn = (words: Words, today: IsoDate): CaseColumn => ({
  key: 'last_date',
  header: words.lastDate,
  type: 'date',
  value: ({ last_date }) => warsawDate(new Date(last_date)),
  filterable: false,
  width: 126,
  cell: (row) => <LastLetter row={row} today={today} />,
});

const createdColumn = (words: Words, today: IsoDate, locale: Locale): CaseColumn => ({
  key: 'create_date',
  header: words.createDate,
  type: 'date',
  value: ({ create_date }) => warsawDate(new Date(create_date)),
  filterable: false,
  width: 120,
  cell: ({ create_date }) => dateText(warsawDate(new Date(create_date)), { today, locale }),
});

interface OptionColumn {
  key: 'kind' | 'priority';
  header: string;
  options: readonly Option[];
  locale: Locale;
  textOf: (row: OfficeCaseRow) => string;
}

const optionColumn = ({ key, header, options, locale, textOf }: OptionColumn): CaseColumn => ({
  key,
  header,
  type: 'text',
  value: (row) => row[key],
  options: options.map((option) => ({ value: option.code, label: option[locale] })),
  sortable: false,
  width: 150,
  cell: textOf,
});
