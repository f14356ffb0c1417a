import {
  CLAIM_LAW,
  CLAIM_STATUSES,
  OFFICE_CASE_LAW,
  OFFICE_CASE_STATUSES,
  type Privilege,
  REGISTRATION_LAW,
  REGISTRATION_STATUSES,
  SEE_CASES,
  SEE_CLAIMS,
  SEE_REGISTRATIONS,
  type Statuses,
} from '@urzad/grants';
import type { LucideIcon } from 'lucide-react';
import { CLAIM_STATUS_ICONS } from '#shared/entities/claims/claim-status-icons';
import { CASE_STATUS_ICONS } from '#shared/entities/office-cases/case-status-icons';
import { REGISTRATION_STATUS_ICONS } from '#shared/entities/registrations/registration-status-icons';
import { paths } from '#shared/paths';
import type { BoardLaw } from './move-plan';

export type BoardCode = 'formal' | 'documents' | 'claims' | 'cases';
export type CardKind = 'registration' | 'claim' | 'case';

export interface WorkBoard {
  code: BoardCode;
  /** What its cards are. */
  of: CardKind;
  /** Who sees the cards. */
  privilege: Privilege;
  law: BoardLaw;
  statuses: Pick<Statuses<string>, 'table'>;
  icons: Readonly<Record<string, LucideIcon>>;
  /** Each is a group of statuses, named by the first. */
  columns: readonly (readonly [string, ...string[]])[];
  /** The list of all of them. */
  list: string;
}

const OF_REGISTRATIONS = {
  of: 'registration',
  privilege: SEE_REGISTRATIONS,
  law: REGISTRATION_LAW,
  statuses: REGISTRATION_STATUSES,
  icons: REGISTRATION_STATUS_ICONS,
  list: paths.registrations,
} as const;

/** The boards of the office (Process §2.18). Their cards are the objects themselves: a column is a status. */
export const BOARDS: readonly WorkBoard[] = [
  {
    ...OF_REGISTRATIONS,
    code: 'formal',
    columns: [['submitted'], ['formal_check'], ['to_correct'], ['scored']],
  },
  {
    ...OF_REGISTRATIONS,
    code: 'documents',
    columns: [['documents', 'qualified'], ['documents_check'], ['contract_stage']],
  },
  {
    code: 'claims',
    of: 'claim',
    privilege: SEE_CLAIMS,
    law: CLAIM_LAW,
    statuses: CLAIM_STATUSES,
    icons: CLAIM_STATUS_ICONS,
    columns: [
      ['submitted'],
      ['verification'],
      ['to_correct'],
      ['verified'],
      ['approved', 'approved_partly', 'payment'],
    ],
    list: paths.claims,
  },
  {
    code: 'cases',
    of: 'case',
    privilege: SEE_CASES,
    law: OFFICE_CASE_LAW,
    statuses: OFFICE_CASE_STATUSES,
    icons: CASE_STATUS_ICONS,
    columns: [['new'], ['open'], ['wait_citizen'], ['closed', 'rejected']],
    list: paths.officeCases,
  },
];
