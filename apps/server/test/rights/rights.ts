import type { Rights } from './right';
import { ACCOUNTS } from './rows/accounts';
import { ANNEXES } from './rows/annexes';
import { BASE } from './rows/base';
import { BOARDS } from './rows/boards';
import { CALENDAR } from './rows/calendar';
import { CALLS } from './rows/calls';
import { CASES } from './rows/cases';
import { CHAT } from './rows/chat';
import { CLAIM_STEPS } from './rows/claim-steps';
import { CLAIMS } from './rows/claims';
import { CONTACT } from './rows/contact';
import { CONTRACT_SIGNATURES } from './rows/contract-signatures';
import { CONTRACTS } from './rows/contracts';
import { BESIDE_THE_CONTRACT, FILES } from './rows/files';
import { MAIL } from './rows/mail';
import { MANAGED_ACCOUNTS } from './rows/managed-accounts';
import { MEMBERS } from './rows/members';
import { PAYMENTS } from './rows/payments';
import { RANKINGS } from './rows/rankings';
import { REGISTRATIONS } from './rows/registrations';
import { REPORTS } from './rows/reports';
import { RETENTION } from './rows/retention';
import { TASKS } from './rows/tasks';
import { TICKETS } from './rows/tickets';

/** The parts of the table of rights, as `docs/authorisation.md` shows them. */
export const PARTS: readonly { title: string; rights: Rights }[] = [
  { title: 'Signing in and one’s own account', rights: ACCOUNTS },
  { title: 'Accounts, roles and groups of the office', rights: MANAGED_ACCOUNTS },
  { title: 'Cyclic tasks', rights: TASKS },
  { title: 'Data to be erased', rights: RETENTION },
  { title: 'Applications for co-funding', rights: REGISTRATIONS },
  { title: 'Calls set up by the office', rights: CALLS },
  { title: 'Rankings of calls', rights: RANKINGS },
  { title: 'Contracts', rights: CONTRACTS },
  { title: 'Participants and co-funding', rights: MEMBERS },
  { title: 'Claims', rights: CLAIMS },
  { title: 'Claims, checked and decided on by the office', rights: CLAIM_STEPS },
  { title: 'Payments', rights: PAYMENTS },
  { title: 'Signatures of contracts', rights: CONTRACT_SIGNATURES },
  { title: 'Annexes of contracts', rights: ANNEXES },
  { title: 'Cases', rights: CASES },
  { title: 'Messages from the page about contact', rights: CONTACT },
  { title: 'Tickets of the help desk', rights: TICKETS },
  { title: 'Letters of the office', rights: MAIL },
  { title: 'Notes on the boards', rights: BOARDS },
  { title: 'The calendar', rights: CALENDAR },
  { title: 'Chat of the office', rights: CHAT },
  { title: 'Reports', rights: REPORTS },
  { title: 'Files and documents', rights: FILES },
  { title: 'What every page asks for, notifications, dictionaries', rights: BASE },
  { title: 'Beside the contract', rights: BESIDE_THE_CONTRACT },
];

/** The table of rights: at least one line for each endpoint of the contract. */
export const RIGHTS: Rights = Object.assign({}, ...PARTS.map(({ rights }) => rights));
