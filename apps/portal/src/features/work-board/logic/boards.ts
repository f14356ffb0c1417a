import {
  type BoardCode,
  type CardKind,
  CLAIM_LAW,
  CLAIM_STATUSES,
  OFFICE_CASE_LAW,
  OFFICE_CASE_STATUSES,
  type Privilege,
  REGISTRATION_LAW,
  REGISTRATION_STATUSES,
  type Statuses,
  WORK_BOARDS,
} from '@urzad/grants';
import type { LucideIcon } from 'lucide-react';
import { CLAIM_STATUS_ICONS } from '#shared/entities/claims/claim-status-icons';
import { CASE_STATUS_ICONS } from '#shared/entities/office-cases/case-status-icons';
import { REGISTRATION_STATUS_ICONS } from '#shared/entities/registrations/registration-status-icons';
import { paths } from '#shared/paths';
import type { BoardLaw } from './move-plan';

export interface WorkBoard {
  /** In its address. */
  id: number;
  code: BoardCode;
  /** What its cards are. */
  of: CardKind;
  /** Who sees the cards. */
  privilege: Privilege;
  law: BoardLaw;
  statuses: Pick<Statuses<string>, 'table' | 'library'>;
  icons: Readonly<Record<string, LucideIcon>>;
  /** Each is a group of statuses, named by the first. */
  columns: readonly (readonly [string, ...string[]])[];
  /** The list of all of them. */
  list: string;
}

/** By what a card is: the law of its moves, and how its status is shown. */
const OF_KIND: Record<CardKind, Pick<WorkBoard, 'law' | 'statuses' | 'icons' | 'list'>> = {
  registration: {
    law: REGISTRATION_LAW,
    statuses: REGISTRATION_STATUSES,
    icons: REGISTRATION_STATUS_ICONS,
    list: paths.registrations,
  },
  claim: {
    ...{ law: CLAIM_LAW, statuses: CLAIM_STATUSES, icons: CLAIM_STATUS_ICONS },
    list: paths.claims,
  },
  case: {
    ...{ law: OFFICE_CASE_LAW, statuses: OFFICE_CASE_STATUSES, icons: CASE_STATUS_ICONS },
    list: paths.officeCases,
  },
};

/** The boards of the office (Process §2.18). Their cards are the objects themselves: a column is a status. */
export const BOARDS: readonly WorkBoard[] = WORK_BOARDS.map((board) => ({ ...board, ...OF_KIND[board.of] }));

/** The board of `/kanban/{id}`; otherwise the one that the query names, or the first. */
export function boardAt(
  boards: readonly WorkBoard[],
  { id, code }: { id: string | undefined; code: string | null },
): WorkBoard | undefined {
  if (id !== undefined) return boards.find((board) => String(board.id) === id);
  return boards.find((board) => board.code === code) ?? boards[0];
}
