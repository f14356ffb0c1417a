import type { AnnexRow } from '@urzad/contract';
import { dateText, type IsoDate } from '@urzad/domain';
import { ANNEX_STATUSES } from '@urzad/grants';
import { type Locale, useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import { annexKindsText } from '#shared/entities/annexes/annex-kinds-text';
import { type AnnexLocation, annexList } from '#shared/entities/annexes/annex-list';
import { AmountChange } from '#shared/entities/annexes/annex-list-of-contract';
import { ANNEX_STATUS_ICONS } from '#shared/entities/annexes/annex-status-icons';
import { useMessages } from '#shared/i18n/messages';
import { useStatuses } from '#shared/libraries/use-words';
import { OneLine, TwoLines } from '#shared/list/cells';
import { numberColumn, statusColumn } from '#shared/list/columns';
import { paths } from '#shared/paths';
import { BesidePresence } from '#shared/presence/presence';
import { annexListMessages } from '../messages/annexes';
import { termColumn } from './term-column';

type AnnexColumn = DataColumn<AnnexRow>;
type Words = (typeof annexListMessages)['pl'];

/** The columns of the list, as wide together as a screen of 1280 px. */
export function useAnnexColumns(location: AnnexLocation, today: IsoDate): AnnexColumn[] {
  const words = useMessages(annexListMessages);
  const locale = useLocale();
  const statuses = useStatuses(ANNEX_STATUSES);

  return useMemo(
    () => [
      numberColumn<AnnexRow>({
        locale,
        numberOf: ({ number }) => number,
        width: 196,
        hrefOf: ({ id }) => paths.annex(id),
        second: ({ id_user, person }) => (
          <BesidePresence id={id_user}>
            <OneLine>{person}</OneLine>
          </BesidePresence>
        ),
      }),
      changesColumn(words, locale),
      fromColumn(words, today, locale),
      termColumn(words.term, today),
      statusColumn<AnnexRow['status'], AnnexRow>({
        locale,
        statuses,
        icons: ANNEX_STATUS_ICONS,
        codes: ANNEX_STATUSES.codes,
        filterable: !annexList.isSetByTab(location.tab, 'status'),
        width: 236,
        second: ({ prepared }) => prepared && words.by(prepared.name),
      }),
    ],
    [location, today, words, locale, statuses],
  );
}

const changesColumn = (words: Words, locale: Locale): AnnexColumn => ({
  key: 'changes',
  header: words.changes,
  type: 'text',
  value: ({ kinds }) => annexKindsText(kinds, locale) || words.nothing,
  sortable: false,
  filterable: false,
  width: 280,
  cell: ({ kinds, amount_before, amount_after }) => (
    <TwoLines
      first={<OneLine>{annexKindsText(kinds, locale) || words.nothing}</OneLine>}
      second={amount_before !== amount_after && <AmountChange before={amount_before} after={amount_after} />}
    />
  ),
});

const fromColumn = (words: Words, today: IsoDate, locale: Locale): AnnexColumn => ({
  key: 'valid_from',
  header: words.validFrom,
  type: 'date',
  value: ({ valid_from }) => valid_from,
  filterable: false,
  width: 120,
  cell: ({ valid_from }) => dateText(valid_from, { today, locale }),
});
