import type { Privilege } from './privilege-catalogue';

export type StaffRoleCode = 'AU' | 'AT' | 'GOS' | 'KP' | 'PM' | 'DYR' | 'KS' | 'KON' | 'IOD' | 'KAN' | 'OBS';

/** Groups of the table, in its order. */
export const MATRIX_GROUPS = {
  people: { pl: 'Użytkownicy', en: 'Users' },
  system: { pl: 'System', en: 'System' },
  registrations: { pl: 'Zgłoszenia', en: 'Applications' },
  contracts: { pl: 'Umowy i pieniądze', en: 'Contracts and money' },
  office: { pl: 'Biuro', en: 'Office' },
} as const;
export type MatrixGroup = keyof typeof MATRIX_GROUPS;

/** One kind of work: the privileges of reading it and of doing it, and who reads (R) or does (E) it. */
export interface MatrixRow {
  group: MatrixGroup;
  work: { pl: string; en: string };
  read: readonly Privilege[];
  edit: readonly Privilege[];
  by: Partial<Record<StaffRoleCode, 'R' | 'E'>>;
}

/** The office's table of duties. The privileges of a role follow from it, so a duty is moved here and nowhere else. */
export const ROLE_MATRIX: readonly MatrixRow[] = [
  {
    group: 'people',
    work: { pl: 'Lista, dodanie, blokada', en: 'Users: list, add, lock' },
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
    group: 'people',
    work: { pl: 'Nadanie roli (nigdy sobie)', en: 'Granting a role (never to oneself)' },
    read: ['user_role_show'],
    edit: ['user_role_edit', 'user_role_grant', 'user_privilege'],
    by: { AU: 'E' },
  },
  {
    group: 'people',
    work: { pl: 'Działanie w czyimś imieniu', en: 'Acting as a user' },
    read: [],
    edit: ['user_switch'],
    by: { AT: 'E', KP: 'E' },
  },
  {
    group: 'system',
    work: { pl: 'Ustawienia, poczta, zadania', en: 'Settings, mail, tasks' },
    read: ['application_show', 'base_config'],
    edit: ['application_edit', 'base_task_run', 'base_notification_send', 'base_dev'],
    by: { AT: 'E', GOS: 'R' },
  },
  {
    group: 'system',
    work: { pl: 'Dziennik i sesje', en: 'Logs and sessions' },
    read: ['base_log'],
    edit: [],
    by: { AU: 'R', AT: 'R', IOD: 'R', OBS: 'R' },
  },
  {
    group: 'system',
    work: { pl: 'Słowniki, wzory, nabory', en: 'Dictionaries, templates, calls' },
    read: ['library_show', 'base_template_show', 'cofunding_call_show'],
    edit: ['library_edit', 'base_template_edit', 'cofunding_call_edit'],
    by: { GOS: 'E', KP: 'E', PM: 'R', DYR: 'R', KS: 'R', KON: 'R', IOD: 'R', KAN: 'R', OBS: 'R' },
  },
  {
    group: 'registrations',
    work: { pl: 'Ocena formalna, punkty, zwrot', en: 'Formal check, points, return' },
    read: ['cofunding_registration_show'],
    edit: ['cofunding_registration_assess', 'cofunding_registration_return', 'cofunding_registration_reject'],
    by: { KP: 'E', PM: 'E', KON: 'R', IOD: 'R', OBS: 'R' },
  },
  {
    group: 'registrations',
    work: { pl: 'Druga ocena, ranking, wyniki', en: 'Approving points, ranking' },
    read: ['cofunding_registration_show'],
    edit: ['cofunding_registration_approve', 'cofunding_registration_export', 'cofunding_call_rank'],
    by: { KP: 'E', DYR: 'R', KON: 'R', OBS: 'R' },
  },
  {
    group: 'registrations',
    work: { pl: 'Ranking: zatwierdzenie propozycji', en: 'Ranking: approving the proposal' },
    read: ['cofunding_call_show'],
    edit: ['cofunding_call_approve'],
    by: { KP: 'E', DYR: 'E', KON: 'R', OBS: 'R' },
  },
  {
    group: 'registrations',
    // Who enters a contract signed on paper has to find it.
    work: { pl: 'Wpis z papieru', en: 'Entering paper documents' },
    read: ['document_show', 'cofunding_contract_show'],
    edit: ['document_issue'],
    by: { KP: 'E', PM: 'E', KAN: 'E' },
  },
  {
    group: 'registrations',
    work: { pl: 'Dane o zdrowiu', en: 'Data on health' },
    read: ['person_sensitive_show'],
    edit: [],
    by: { KP: 'R', PM: 'R', KON: 'R', IOD: 'R' },
  },
  {
    group: 'contracts',
    work: { pl: 'Umowa, aneks: przygotowanie', en: 'Contract, annex: preparing' },
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
  {
    group: 'contracts',
    work: { pl: 'Umowa, aneks: parafa', en: 'Contract, annex: initials' },
    read: ['cofunding_contract_show'],
    edit: ['cofunding_contract_initial'],
    by: { KP: 'E', DYR: 'R', OBS: 'R' },
  },
  {
    group: 'contracts',
    work: { pl: 'Podpis za urząd', en: 'Signing for the office' },
    read: [],
    edit: ['cofunding_sign_office'],
    by: { DYR: 'E' },
  },
  {
    group: 'contracts',
    work: { pl: 'Dofinansowanie: zawieszenie, zamknięcie', en: 'Co-funding: suspending, closing' },
    read: ['cofunding_grant_show'],
    edit: ['cofunding_grant_edit'],
    by: { KP: 'E', PM: 'E', KS: 'R', KON: 'R', OBS: 'R' },
  },
  {
    group: 'contracts',
    work: { pl: 'Rozliczenie: sprawdzenie', en: 'Claim: checking' },
    // Who pays claims reads what they pay.
    read: ['cofunding_request_show'],
    edit: ['cofunding_request_verify'],
    by: { PM: 'E', KS: 'R', KON: 'R', OBS: 'R' },
  },
  {
    group: 'contracts',
    work: { pl: 'Rozliczenie: zatwierdzenie', en: 'Claim: approving' },
    read: ['cofunding_request_show'],
    edit: ['cofunding_request_approve'],
    by: { KP: 'E', KON: 'R', OBS: 'R' },
  },
  {
    group: 'contracts',
    work: { pl: 'Lista wypłat: przygotowanie, plik', en: 'Payment list: preparing, file' },
    read: ['cofunding_payment_show', 'invoice_show'],
    edit: ['cofunding_payment_edit', 'cofunding_payment_export'],
    by: { KP: 'R', PM: 'R', DYR: 'R', KS: 'E', KON: 'R', OBS: 'R' },
  },
  {
    group: 'contracts',
    work: { pl: 'Lista wypłat: zatwierdzenie', en: 'Payment list: approving' },
    read: [],
    edit: ['cofunding_payment_approve'],
    by: { KP: 'E' },
  },
  {
    group: 'office',
    work: { pl: 'Sprawy: odpowiedź, przydział', en: 'Cases: answering, assigning' },
    read: ['office_case_show', 'contact_show'],
    edit: ['office_case_edit', 'office_case_assign', 'office_case_close'],
    by: { GOS: 'R', KP: 'E', PM: 'E', DYR: 'R', KS: 'E', KON: 'E', IOD: 'E', KAN: 'E', OBS: 'R' },
  },
  {
    group: 'office',
    work: { pl: 'Kontrole i zwroty', en: 'Controls and recoveries' },
    read: ['cofunding_control_show'],
    edit: ['cofunding_control_edit'],
    by: { KP: 'E', PM: 'R', DYR: 'R', KS: 'R', KON: 'E', OBS: 'R' },
  },
  {
    group: 'office',
    work: { pl: 'Raporty i eksport', en: 'Reports and export' },
    read: ['report_show'],
    edit: ['report_export', 'report_config'],
    by: { AU: 'R', AT: 'R', GOS: 'R', KP: 'E', PM: 'R', DYR: 'R', KS: 'E', KON: 'E', IOD: 'R', OBS: 'R' },
  },
  {
    group: 'office',
    work: { pl: 'Sprawy: wznowienie', en: 'Cases: reopening' },
    read: [],
    edit: ['office_case_reopen'],
    by: { KP: 'E' },
  },
  // Until there are groups, these cases go to two roles.
  {
    group: 'office',
    work: { pl: 'Sprawy RODO i dostępności', en: 'Cases of data protection and accessibility' },
    read: [],
    edit: ['rodo_case_edit'],
    by: { KP: 'E', IOD: 'E' },
  },
  {
    group: 'office',
    work: { pl: 'Usunięcie danych osobowych', en: 'Erasing personal data' },
    read: [],
    edit: ['rodo_anonymise'],
    by: { IOD: 'E' },
  },
  {
    group: 'office',
    work: { pl: 'Pomoc: zgłoszenia usterek', en: 'Help desk: tickets' },
    read: ['ticket_show'],
    edit: ['ticket_edit'],
    by: everybody(),
  },
  {
    // Mail, chat, boards and calendar are for all staff; the observer only reads.
    group: 'office',
    work: { pl: 'Poczta, czat, tablice, kalendarz', en: 'Mail, chat, boards, calendar' },
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
