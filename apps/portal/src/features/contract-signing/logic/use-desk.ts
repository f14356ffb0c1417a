import { ANNEX_DESK_STATEMENT, DESK_STATEMENT } from '@urzad/contract';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { deskOfAnnexes, deskOfContracts } from '../api';
import { annexDeskMessages } from '../messages/annex-desk';
import { deskMessages } from '../messages/desk';
import type { Desk } from './desk';

export type DeskName = 'contracts' | 'annexes';

/** What differs between the desk of contracts and that of annexes. */
export function useDesk(name: DeskName): Desk {
  const ofContracts = useMessages(deskMessages);
  const ofAnnexes = useMessages(annexDeskMessages);

  return name === 'contracts'
    ? { ...deskOfContracts, words: ofContracts, statement: DESK_STATEMENT, hrefOf: paths.contract }
    : { ...deskOfAnnexes, words: ofAnnexes, statement: ANNEX_DESK_STATEMENT, hrefOf: paths.annex };
}
