import { cofundingAnnexes } from '@urzad/contract';
import { ANNEX_STATUSES } from '@urzad/grants';
import { onlyMe, options } from '../../list/list-filters';
import { defineListLocation, type LocationOf } from '../../list/list-location';
import { paths } from '../../paths';
import { SIGNING_TABS } from '../contracts/signing-tabs';
import { annexesKey } from './annex-query';

/** The annexes of the office, by who has to act (Process §2.11). */
export const annexList = defineListLocation({
  endpoint: cofundingAnnexes.get,
  path: paths.annexes,
  tableCode: 'cofundingannex',
  tabs: SIGNING_TABS,
  sorts: ['number', 'lastname', 'valid_from', 'sign_to', 'create_date'],
  filters: { status: options(ANNEX_STATUSES.codes), prepared: onlyMe(), second: onlyMe() },
  choices: {},
});

export type AnnexLocation = LocationOf<typeof annexList>;
export type AnnexTab = AnnexLocation['tab'];

export const annexListKey = [...annexesKey, 'list'] as const;
