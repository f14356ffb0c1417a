import type { ContractRow } from '@urzad/contract';
import { dateText, formatMoney, type IsoDate, warsawDate } from '@urzad/domain';
import { CONTRACT_STATUSES } from '@urzad/grants';
import { type Locale, useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import { type ContractLocation, contractHref, contractList } from '#shared/entities/contracts/contract-list';
import { CONTRACT_STATUS_ICONS } from '#shared/entities/contracts/contract-status-icons';
import { useMessages } from '#shared/i18n/messages';
import { useStatuses } from '#shared/libraries/use-words';
import { PersonCell, TwoLines } from '#shared/list/cells';
import { numberColumn, statusColumn } from '#shared/list/columns';
import { contractListMessages } from '../messages/contracts';
import { termColumn } from './term-column';

/** Hidden by default: a screen of 1280 px has no room for it. */
export const HIDDEN_COLUMNS: readonly string[] = ['create_date'];

type ContractColumn = DataColumn<ContractRow>;
type Words = (typeof contractListMessages)['pl'];

/** `1.03.2027 – 29.02.2028` */
export function periodText(
  { date_from, date_to }: ContractRow,
  { words, today, locale }: { words: Words; today: IsoDate; locale: Locale },
): string {
  if (!date_from || !date_to) return words.noPeriod;
  const day = (date: IsoDate) => dateText(date, { today, locale });
  return `${day(date_from)} – ${day(date_to)}`;
}

/** The columns of the list, as wide together as a screen of 1280 px. */
export function useContractColumns(location: ContractLocation, today: IsoDate): ContractColumn[] {
  const words = useMessages(contractListMessages);
  const locale = useLocale();
  const statuses = useStatuses(CONTRACT_STATUSES);

  return useMemo(
    () => [
      numberColumn<ContractRow>({
        locale,
        numberOf: ({ number }) => number,
        width: 178,
        hrefOf: (row) => contractHref(row, location),
        second: ({ registration_number }) => registration_number,
      }),
      personColumn(words),
      periodColumn(words, today, locale),
      termColumn(words.term, today),
      statusColumn<ContractRow['status'], ContractRow>({
        locale,
        statuses,
        icons: CONTRACT_STATUS_ICONS,
        codes: CONTRACT_STATUSES.codes,
        filterable: !contractList.isSetByTab(location.tab, 'status'),
        width: 236,
        second: ({ prepared }) => prepared && words.by(prepared.name),
      }),
      createdColumn(words, today, locale),
    ],
    [location, today, words, locale, statuses],
  );
}

const personColumn = (words: Words): ContractColumn => ({
  key: 'lastname',
  header: words.person,
  type: 'text',
  value: ({ person }) => person,
  filterable: false,
  width: 196,
  cell: ({ id_user, person }) => <PersonCell id={id_user} name={person} />,
});

const periodColumn = (words: Words, today: IsoDate, locale: Locale): ContractColumn => ({
  key: 'period',
  header: words.period,
  type: 'text',
  value: (row) => `${periodText(row, { words, today, locale })}, ${formatMoney(row.amount_max)}`,
  sortable: false,
  filterable: false,
  width: 208,
  cell: (row) => (
    <TwoLines
      first={<span className="u:figures">{formatMoney(row.amount_max)}</span>}
      second={periodText(row, { words, today, locale })}
    />
  ),
});

const createdColumn = (words: Words, today: IsoDate, locale: Locale): ContractColumn => ({
  key: 'create_date',
  header: words.created,
  type: 'date',
  value: ({ create_date }) => warsawDate(new Date(create_date)),
  filterable: false,
  width: 130,
  cell: ({ create_date }) => dateText(warsawDate(new Date(create_date)), { today, locale }),
});
