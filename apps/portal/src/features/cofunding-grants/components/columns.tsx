import type { CoFundingRow } from '@urzad/contract';
import { dateText, formatMoney, type IsoDate, optionText } from '@urzad/domain';
import { CARE_FORM, CO_FUNDING_STATUSES } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import {
  type CoFundingLocation,
  coFundingHref,
  coFundingList,
} from '#shared/entities/co-fundings/co-funding-list';
import { CO_FUNDING_STATUS_ICONS } from '#shared/entities/co-fundings/co-funding-status-icons';
import { useMessages } from '#shared/i18n/messages';
import { useNames, useStatuses } from '#shared/libraries/use-words';
import { OneLine, TwoLines } from '#shared/list/cells';
import { numberColumn, statusColumn } from '#shared/list/columns';
import { BesidePresence } from '#shared/presence/presence';
import { coFundingsMessages } from '../messages/co-fundings';

type CoFundingColumn = DataColumn<CoFundingRow>;

/** The columns of the list, as wide together as a screen of 1280 px. The server sorts by three of them. */
export function useCoFundingColumns(location: CoFundingLocation, today: IsoDate): CoFundingColumn[] {
  const words = useMessages(coFundingsMessages);
  const locale = useLocale();
  const forms = useNames('CARE_FORM', CARE_FORM);
  const statuses = useStatuses(CO_FUNDING_STATUSES);

  return useMemo(() => {
    const dayColumn = (key: 'date_from' | 'date_to', header: string): CoFundingColumn => ({
      key,
      header,
      type: 'date',
      value: (row) => row[key],
      filterable: false,
      width: 112,
      cell: (row) => dateText(row[key], { today, withYear: true, locale }),
    });
    return [
      numberColumn<CoFundingRow>({
        locale,
        numberOf: ({ number }) => number,
        sortable: false,
        width: 128,
        hrefOf: (row) => coFundingHref(row, location),
        second: ({ care_form }) => optionText(forms, care_form, locale),
      }),
      childColumn(words.child),
      statusColumn<CoFundingRow['status'], CoFundingRow>({
        locale,
        statuses,
        icons: CO_FUNDING_STATUS_ICONS,
        codes: CO_FUNDING_STATUSES.codes,
        filterable: !coFundingList.isSetByTab(location.tab, 'status'),
        width: 200,
        second: ({ provider_name }) => provider_name,
      }),
      dayColumn('date_from', words.from),
      dayColumn('date_to', words.to),
      {
        key: 'months',
        header: words.months,
        type: 'number',
        value: ({ months_used }) => months_used,
        sortable: false,
        filterable: false,
        width: 104,
        cell: ({ months_used, months_total }) => words.monthsOf(months_used, months_total),
      },
      moneyColumn(words.money),
    ];
  }, [location, today, words, locale, forms, statuses]);
}

/** Their name sorts the list; the parent stands below it. */
const childColumn = (header: string): CoFundingColumn => ({
  key: 'lastname',
  header,
  type: 'text',
  value: ({ child_firstname, child_lastname }) => `${child_firstname} ${child_lastname}`,
  filterable: false,
  width: 178,
  cell: ({ child_firstname, child_lastname, id_user, person }) => (
    <TwoLines
      first={
        <strong className="u:part u:font-semibold">
          <OneLine>{`${child_firstname} ${child_lastname}`}</OneLine>
        </strong>
      }
      second={
        <BesidePresence id={id_user}>
          <OneLine>{person}</OneLine>
        </BesidePresence>
      }
    />
  ),
});

const moneyColumn = (header: string): CoFundingColumn => ({
  key: 'amounts',
  header,
  type: 'number',
  value: ({ amounts }) => amounts.paid,
  sortable: false,
  filterable: false,
  width: 118,
  cell: ({ amounts }) => (
    <TwoLines
      first={<span className="u:figures">{formatMoney(amounts.paid)}</span>}
      second={formatMoney(amounts.total)}
    />
  ),
});
