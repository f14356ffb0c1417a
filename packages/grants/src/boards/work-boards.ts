import type { Privilege } from '../roles/privilege-catalogue';
import { SEE_CASES, SEE_CLAIMS, SEE_REGISTRATIONS } from '../roles/see-privileges';

/** The privileges to look at the boards and to move cards on them (Process §4.1). */
export const SEE_BOARDS = 'kanban_show' satisfies Privilege;
export const EDIT_BOARDS = 'kanban_edit' satisfies Privilege;

const OF_REGISTRATIONS = { of: 'registration', privilege: SEE_REGISTRATIONS } as const;

/**
 * The boards of the office (Process §2.18): what their cards are and who sees them. A column is a group of statuses, named
 * by the first. The ids stand in addresses: one that was given stays.
 */
export const WORK_BOARDS = [
  {
    id: 1,
    code: 'formal',
    ...OF_REGISTRATIONS,
    columns: [['submitted'], ['formal_check'], ['to_correct'], ['scored']],
  },
  {
    id: 2,
    code: 'documents',
    ...OF_REGISTRATIONS,
    columns: [['documents', 'qualified'], ['documents_check'], ['contract_stage']],
  },
  {
    id: 3,
    code: 'claims',
    of: 'claim',
    privilege: SEE_CLAIMS,
    columns: [
      ['submitted'],
      ['verification'],
      ['to_correct'],
      ['verified'],
      ['approved', 'approved_partly', 'payment'],
    ],
  },
  {
    id: 4,
    code: 'cases',
    of: 'case',
    privilege: SEE_CASES,
    columns: [['new'], ['open'], ['wait_citizen'], ['closed', 'rejected']],
  },
] as const;

type AnyBoard = (typeof WORK_BOARDS)[number];
export type BoardCode = AnyBoard['code'];
export type CardKind = AnyBoard['of'];
