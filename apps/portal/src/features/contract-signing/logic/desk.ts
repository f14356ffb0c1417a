import type { ANNEX_DESK_STATEMENT, DESK_STATEMENT } from '@urzad/contract';
import type { DeskOf } from '../api';
import type { deskMessages } from '../messages/desk';

/** The desk of the signatory: that of contracts, or that of annexes. */
export interface Desk extends DeskOf {
  words: (typeof deskMessages)['pl'];
  /** The sentence that the signatory confirms for a whole list. */
  statement: typeof DESK_STATEMENT | typeof ANNEX_DESK_STATEMENT;
  hrefOf: (id: number) => string;
}
