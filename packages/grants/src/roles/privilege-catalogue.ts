export type Privilege = (typeof PRIVILEGE_MODULES)[number]['codes'][number];

/** The scope of a privilege: the whole system, or one application. */
export type PrivilegeLevel = 'system' | 'application';

/** The catalogue of privileges, `<object>_<action>`. Citizens need none: they read what they own. */
export const PRIVILEGE_MODULES = [
  {
    code: 'users',
    module: { pl: 'Użytkownicy', en: 'Users' },
    level: 'system',
    codes: [
      'user_show',
      'user_add',
      'user_edit',
      'user_lock',
      'user_delete',
      'user_switch',
      'user_export',
      'user_pass_reset',
    ],
  },
  {
    code: 'groups',
    module: { pl: 'Grupy i role', en: 'Groups and roles' },
    level: 'system',
    codes: [
      'user_group_show',
      'user_group_edit',
      'user_role_show',
      'user_role_edit',
      'user_role_grant',
      'user_privilege',
    ],
  },
  {
    code: 'base',
    module: { pl: 'System', en: 'System' },
    level: 'system',
    codes: [
      'base_log',
      'base_config',
      'base_task_run',
      'base_notification_send',
      'base_template_show',
      'base_template_edit',
      'base_dev',
    ],
  },
  {
    code: 'library',
    module: { pl: 'Słowniki', en: 'Dictionaries' },
    level: 'application',
    codes: ['library_show', 'library_edit'],
  },
  {
    code: 'applications',
    module: { pl: 'Aplikacje', en: 'Applications' },
    level: 'system',
    codes: ['application_show', 'application_edit'],
  },
  {
    code: 'calls',
    module: { pl: 'Nabory', en: 'Calls' },
    level: 'application',
    codes: ['cofunding_call_show', 'cofunding_call_edit', 'cofunding_call_rank', 'cofunding_call_approve'],
  },
  {
    code: 'registrations',
    module: { pl: 'Zgłoszenia', en: 'Registrations' },
    level: 'application',
    codes: [
      'cofunding_registration_show',
      'cofunding_registration_assess',
      'cofunding_registration_return',
      'cofunding_registration_reject',
      'cofunding_registration_approve',
      'cofunding_registration_export',
    ],
  },
  {
    code: 'members',
    module: { pl: 'Uczestnicy i dofinansowania', en: 'Participants and co-funding' },
    level: 'application',
    codes: ['cofunding_member_show', 'cofunding_member_edit', 'cofunding_grant_show', 'cofunding_grant_edit'],
  },
  {
    code: 'contracts',
    module: { pl: 'Umowy, aneksy i klauzule', en: 'Contracts, annexes and clauses' },
    level: 'application',
    codes: [
      'cofunding_contract_show',
      'cofunding_contract_edit',
      'cofunding_contract_initial',
      'cofunding_annex_edit',
      'cofunding_clause_show',
      'cofunding_sign_office',
    ],
  },
  {
    code: 'claims',
    module: { pl: 'Rozliczenia i wypłaty', en: 'Requests and payments' },
    level: 'application',
    codes: [
      'cofunding_request_show',
      'cofunding_request_verify',
      'cofunding_request_approve',
      'cofunding_payment_show',
      'cofunding_payment_edit',
      'cofunding_payment_approve',
      'cofunding_payment_export',
    ],
  },
  {
    code: 'control',
    module: { pl: 'Kontrole i placówki', en: 'Controls and care providers' },
    level: 'application',
    codes: ['cofunding_control_show', 'cofunding_control_edit', 'careprovider_show', 'careprovider_edit'],
  },
  {
    code: 'cases',
    module: { pl: 'Sprawy i dokumenty', en: 'Cases and documents' },
    level: 'application',
    codes: [
      'office_case_show',
      'office_case_edit',
      'office_case_assign',
      'office_case_close',
      'office_case_reopen',
      'document_show',
      'document_issue',
    ],
  },
  {
    code: 'sensitive',
    module: { pl: 'Dane wrażliwe', en: 'Sensitive data' },
    level: 'application',
    codes: ['person_sensitive_show', 'rodo_case_edit', 'rodo_anonymise'],
  },
  {
    code: 'tools',
    module: { pl: 'Narzędzia urzędu', en: 'Office tools' },
    level: 'application',
    codes: [
      'dashboard_show',
      'mail_show',
      'mail_send',
      'chat_use',
      'kanban_show',
      'kanban_edit',
      'calendar_show',
      'calendar_edit',
      'invoice_show',
      'ticket_show',
      'ticket_edit',
      'contact_show',
      'report_show',
      'report_export',
      'report_config',
    ],
  },
] as const satisfies readonly {
  code: string;
  module: { pl: string; en: string };
  level: PrivilegeLevel;
  codes: readonly string[];
}[];

export const PRIVILEGES: readonly Privilege[] = PRIVILEGE_MODULES.flatMap(({ codes }) => [...codes]);
