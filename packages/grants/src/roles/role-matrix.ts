import type { Privilege } from './privilege-catalogue';

export type StaffRoleCode = 'AU' | 'AT' | 'GOS' | 'KP' | 'PM' | 'DYR' | 'KS' | 'KON' | 'IOD' | 'KAN' | 'OBS';

/** One kind of work: the privileges of reading it and of doing it, and who reads (R) or does (E) it. */
interface MatrixRow {
  work: string;
  read: readonly Privilege[];
  edit: readonly Privilege[];
  by: Partial<Record<StaffRoleCode, 'R' | 'E'>>;
}

/** The office's table of duties. The privileges of a role follow from it, so a duty is moved here and nowhere else. */
export const ROLE_MATRIX: readonly MatrixRow[] = [
  {
    work: 'users',
    read: ['user_show', 'user_group_show'],
    edit: [
      'user_add',
      'user_edit',
      'user_lock',
      'user_delete',
      'user_export',
      'user_pass_reset',
      'user_group_edit',
    ],
    by: { AU: 'E', AT: 'R', KP: 'R', IOD: 'R', OBS: 'R' },
  },
  {
    work: 'roles',
    read: ['user_role_show'],
    edit: ['user_role_edit', 'user_role_grant', 'user_privilege'],
    by: { AU: 'E' },
  },
  { work: 'acting as a user', read: [], edit: ['user_switch'], by: { AT: 'E', KP: 'E' } },
  {
    work: 'settings, tasks, developer tools',
    read: ['application_show'],
    edit: ['application_edit', 'base_config', 'base_task_run', 'base_notification_send', 'base_dev'],
    by: { AT: 'E', GOS: 'R' },
  },
  { work: 'logs', read: ['base_log'], edit: [], by: { AU: 'R', AT: 'R', IOD: 'R', OBS: 'R' } },
  {
    work: 'dictionaries, templates, setting up calls',
    read: ['library_show', 'base_template_show', 'cofunding_call_show'],
    edit: ['library_edit', 'base_template_edit', 'cofunding_call_edit'],
    by: { GOS: 'E', KP: 'E', PM: 'R', DYR: 'R', KS: 'R', KON: 'R', IOD: 'R', KAN: 'R', OBS: 'R' },
  },
  {
    work: 'formal check of registrations',
    read: ['cofunding_registration_show'],
    edit: ['cofunding_registration_assess', 'cofunding_registration_return', 'cofunding_registration_reject'],
    by: { KP: 'E', PM: 'E', KON: 'R', IOD: 'R', OBS: 'R' },
  },
  {
    work: 'approving points, ranking',
    read: ['cofunding_registration_show'],
    edit: ['cofunding_registration_approve', 'cofunding_registration_export', 'cofunding_call_rank'],
    by: { KP: 'E', DYR: 'R', KON: 'R', OBS: 'R' },
  },
  {
    work: 'entering paper documents',
    read: ['document_show'],
    edit: ['document_issue'],
    by: { KP: 'E', PM: 'E', KAN: 'E' },
  },
  {
    work: 'health and other sensitive data',
    read: ['person_sensitive_show'],
    edit: [],
    by: { KP: 'R', PM: 'R', KON: 'R', IOD: 'R' },
  },
  {
    work: 'preparing contracts and annexes',
    read: [
      'cofunding_contract_show',
      'cofunding_clause_show',
      'cofunding_member_show',
      'careprovider_show',
      'document_show',
    ],
    edit: ['cofunding_contract_edit', 'cofunding_annex_edit', 'cofunding_member_edit', 'careprovider_edit'],
    by: { KP: 'E', PM: 'E', DYR: 'R', KS: 'R', KON: 'R', OBS: 'R' },
  },
  { work: 'signing for the office', read: [], edit: ['cofunding_sign_office'], by: { DYR: 'E' } },
  {
    work: 'suspending and closing grants',
    read: ['cofunding_grant_show'],
    edit: ['cofunding_grant_edit'],
    by: { KP: 'E', PM: 'E', KS: 'R', KON: 'R', OBS: 'R' },
  },
  {
    work: 'verifying requests',
    read: ['cofunding_request_show'],
    edit: ['cofunding_request_verify'],
    by: { PM: 'E', KON: 'R', OBS: 'R' },
  },
  {
    work: 'approving requests',
    read: ['cofunding_request_show'],
    edit: ['cofunding_request_approve'],
    by: { KP: 'E', KON: 'R', OBS: 'R' },
  },
  {
    work: 'preparing payments',
    read: ['cofunding_payment_show', 'invoice_show'],
    edit: ['cofunding_payment_edit', 'cofunding_payment_export'],
    by: { KP: 'R', PM: 'R', DYR: 'R', KS: 'E', KON: 'R', OBS: 'R' },
  },
  { work: 'approving payments', read: [], edit: ['cofunding_payment_approve'], by: { KP: 'E' } },
  {
    work: 'cases and messages from the public',
    read: ['office_case_show', 'contact_show'],
    edit: ['office_case_edit', 'office_case_assign', 'office_case_close'],
    by: { GOS: 'R', KP: 'E', PM: 'E', DYR: 'R', KS: 'E', KON: 'E', IOD: 'E', KAN: 'E', OBS: 'R' },
  },
  {
    work: 'controls',
    read: ['cofunding_control_show'],
    edit: ['cofunding_control_edit'],
    by: { KP: 'E', PM: 'R', DYR: 'R', KS: 'R', KON: 'E', OBS: 'R' },
  },
  {
    work: 'reports',
    read: ['report_show'],
    edit: ['report_export', 'report_config'],
    by: { AU: 'R', AT: 'R', GOS: 'R', KP: 'E', PM: 'R', DYR: 'R', KS: 'E', KON: 'E', IOD: 'R', OBS: 'R' },
  },
  { work: 'reopening cases', read: [], edit: ['office_case_reopen'], by: { KP: 'E' } },
  // Until there are groups, these cases go to two roles.
  {
    work: 'cases of data protection and accessibility',
    read: [],
    edit: ['rodo_case_edit'],
    by: { KP: 'E', IOD: 'E' },
  },
  { work: 'erasing personal data', read: [], edit: ['rodo_anonymise'], by: { IOD: 'E' } },
  { work: 'tickets', read: ['ticket_show'], edit: ['ticket_edit'], by: everybody() },
  {
    // Mail, chat, boards and calendar are for all staff; the observer only reads.
    work: 'office tools',
    read: ['dashboard_show', 'mail_show', 'kanban_show', 'calendar_show'],
    edit: ['mail_send', 'chat_use', 'kanban_edit', 'calendar_edit'],
    by: everybody(),
  },
];

function everybody(): MatrixRow['by'] {
  return {
    AU: 'E',
    AT: 'E',
    GOS: 'E',
    KP: 'E',
    PM: 'E',
    DYR: 'E',
    KS: 'E',
    KON: 'E',
    IOD: 'E',
    KAN: 'E',
    OBS: 'R',
  };
}
