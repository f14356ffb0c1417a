import { portalPaths } from '@urzad/contract';
import {
  type Privilege,
  SEE_CALLS,
  SEE_CASES,
  SEE_CLAIMS,
  SEE_CO_FUNDINGS,
  SEE_CONTACT,
  SEE_CONTRACTS,
  SEE_DOCUMENTS,
  SEE_MEMBERS,
  SEE_PAYMENTS,
  SEE_REGISTRATIONS,
  SEE_TICKETS,
} from '@urzad/grants';

export interface Entry {
  id: string;
  id_top?: string;
  pl: string;
  en: string;
  /** Drawn by the portal (`menu-icons.ts`). */
  icon?: string;
  link?: string;
  requires?: readonly Privilege[];
  /** The module whose waiting things are counted at the entry. */
  module?: string;
  /** Said beside what waits. */
  badge?: string;
  /** A heading of the entries below it. */
  isGroup?: boolean;
}

/** The saved filters of tickets (Order §7). */
const TICKET_VIEWS: readonly Entry[] = [
  { view: '1', pl: 'Moje', en: 'Mine' },
  { view: '2', pl: 'Otwarte', en: 'Open' },
  { view: '2-1', pl: 'Pilne', en: 'Urgent' },
  { view: '2-2', pl: 'Zwykłe', en: 'Normal' },
  { view: '2-3', pl: 'Bez osoby', en: 'Unassigned' },
  { view: '3', pl: 'Czekają na odpowiedź', en: 'Waiting for an answer' },
  { view: '4', pl: 'Rozwiązane', en: 'Solved' },
  { view: '5', pl: 'Wszystkie', en: 'All' },
].map(({ view, pl, en }) => {
  const [top, sub] = view.split('-');
  return {
    ...{ pl, en, requires: [SEE_TICKETS], id: `tickets-${view}`, icon: 'life-buoy' },
    id_top: sub ? `tickets-${top}` : 'tickets',
    link: `${portalPaths.tickets}/${view.replace('-', '/')}`,
  };
});

/** The staff menu (Spec §2, Order §7): an entry is added with its screen. */
export const ENTRIES: readonly Entry[] = [
  {
    id: 'dashboard',
    pl: 'Pulpit',
    en: 'Dashboard',
    icon: 'layout-dashboard',
    link: portalPaths.home,
    requires: ['dashboard_show'],
  },
  { id: 'project', pl: 'Projekt', en: 'Project', isGroup: true },
  {
    id: 'registrations',
    id_top: 'project',
    pl: 'Zgłoszenia',
    en: 'Applications',
    icon: 'files',
    link: portalPaths.registrations,
    requires: [SEE_REGISTRATIONS],
    module: 'registrations',
  },
  {
    id: 'contracts',
    id_top: 'project',
    pl: 'Umowy',
    en: 'Contracts',
    icon: 'signature',
    link: portalPaths.contracts,
    requires: [SEE_CONTRACTS],
  },
  {
    id: 'annexes',
    id_top: 'project',
    pl: 'Aneksy',
    en: 'Annexes',
    icon: 'file-diff',
    link: portalPaths.annexes,
    requires: [SEE_CONTRACTS],
  },
  {
    id: 'members',
    id_top: 'project',
    pl: 'Uczestnicy',
    en: 'Participants',
    icon: 'users',
    link: portalPaths.members,
    requires: [SEE_MEMBERS],
  },
  {
    id: 'co-fundings',
    id_top: 'project',
    pl: 'Dofinansowanie',
    en: 'Co-funding',
    icon: 'hand-coins',
    link: portalPaths.coFundings,
    requires: [SEE_CO_FUNDINGS],
  },
  {
    id: 'claims',
    id_top: 'project',
    pl: 'Rozliczenia',
    en: 'Claims',
    icon: 'receipt-text',
    link: portalPaths.claims,
    requires: [SEE_CLAIMS],
  },
  {
    id: 'cases',
    id_top: 'project',
    pl: 'Sprawy',
    en: 'Cases',
    icon: 'message-square-text',
    link: portalPaths.officeCases,
    requires: [SEE_CASES],
    module: 'cases',
  },
  {
    id: 'documents',
    id_top: 'project',
    pl: 'Dokumenty',
    en: 'Documents',
    icon: 'file-text',
    link: portalPaths.documents,
    requires: [SEE_DOCUMENTS],
  },
  {
    id: 'calls',
    id_top: 'project',
    pl: 'Nabory',
    en: 'Calls',
    icon: 'megaphone',
    link: portalPaths.calls,
    requires: [SEE_CALLS],
  },
  {
    id: 'reports',
    id_top: 'project',
    pl: 'Raporty',
    en: 'Reports',
    icon: 'chart-column',
    link: portalPaths.reports,
    requires: ['report_show'],
  },
  {
    id: 'kanban',
    pl: 'Tablica spraw',
    en: 'Work board',
    icon: 'square-kanban',
    link: portalPaths.kanban,
    requires: ['kanban_show'],
  },
  {
    id: 'kanban-mine',
    id_top: 'kanban',
    pl: 'Moja tablica',
    en: 'My board',
    icon: 'square-kanban',
    link: portalPaths.kanbanMine,
    requires: ['kanban_show'],
  },
  {
    id: 'contact',
    pl: 'Kontakt',
    en: 'Contact',
    icon: 'mail-question-mark',
    link: portalPaths.contact,
    requires: [SEE_CONTACT],
    module: 'contact',
    badge: 'new',
  },
  {
    id: 'payments',
    pl: 'Rachunki',
    en: 'Bills',
    icon: 'banknote',
    link: portalPaths.payments,
    requires: ['invoice_show', SEE_PAYMENTS],
  },
  {
    id: 'payments-due',
    id_top: 'payments',
    pl: 'Do wypłaty',
    en: 'To be paid',
    icon: 'banknote',
    link: portalPaths.paymentsDue,
    requires: ['invoice_show', SEE_PAYMENTS],
  },
  {
    id: 'tickets',
    pl: 'Pomoc techniczna',
    en: 'Help desk',
    icon: 'life-buoy',
    link: portalPaths.tickets,
    requires: [SEE_TICKETS],
    module: 'tickets',
  },
  ...TICKET_VIEWS,
  { id: 'administration', pl: 'Administracja', en: 'Administration', isGroup: true },
  {
    id: 'config',
    id_top: 'administration',
    pl: 'Ustawienia',
    en: 'Settings',
    icon: 'settings',
    link: portalPaths.config,
    requires: ['base_config'],
  },
  {
    id: 'users',
    id_top: 'administration',
    pl: 'Użytkownicy',
    en: 'Users',
    icon: 'users',
    link: portalPaths.users,
    requires: ['user_show'],
  },
  {
    id: 'users-groups',
    id_top: 'administration',
    pl: 'Grupy',
    en: 'Groups',
    icon: 'users-round',
    link: portalPaths.userGroups,
    requires: ['user_group_show'],
  },
  {
    id: 'users-privileges',
    id_top: 'administration',
    pl: 'Role',
    en: 'Roles',
    icon: 'shield-check',
    link: portalPaths.userRoles,
    requires: ['user_role_show'],
  },
  {
    id: 'library',
    id_top: 'administration',
    pl: 'Słowniki',
    en: 'Dictionaries',
    icon: 'book-a',
    link: portalPaths.libraries,
    requires: ['library_show'],
  },
  {
    id: 'notifications',
    id_top: 'administration',
    pl: 'Powiadomienia',
    en: 'Notifications',
    icon: 'bell',
    link: portalPaths.sentNotices,
    requires: ['base_log'],
  },
  {
    id: 'notice-templates',
    id_top: 'administration',
    pl: 'Szablony powiadomień',
    en: 'Templates of notices',
    icon: 'message-square-text',
    link: portalPaths.noticeTemplates,
    requires: ['base_template_show'],
  },
  {
    id: 'tasks',
    id_top: 'administration',
    pl: 'Zadania cykliczne',
    en: 'Cyclic tasks',
    icon: 'alarm-clock',
    link: portalPaths.tasks,
    requires: ['base_log'],
  },
  {
    id: 'logs',
    id_top: 'administration',
    pl: 'Logi',
    en: 'Log',
    icon: 'scroll-text',
    link: portalPaths.logs,
    requires: ['base_log'],
  },
];
