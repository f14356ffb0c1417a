import type { Officer } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';

/** An object as a card of the board shows it. */
export interface WorkCard {
  id: number;
  number: string;
  /** Of its screen. */
  href: string;
  status: string;
  /** The applicant, by the id of the account and by name. */
  id_user: number;
  person: string;
  /** What it is about. */
  about: string;
  due: IsoDate | null;
  owner: Officer | null;
}

/** The cards of one column: the first of them, and how many there are. */
export interface WorkCards {
  cards: readonly WorkCard[];
  count: number;
}
