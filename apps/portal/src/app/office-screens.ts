import type { ComponentType } from 'react';

/**
 * The screens of the office, by the names that routes have for them. The names of their files are in this chunk: the
 * entry, which every visitor loads, does not carry them.
 */
export const OFFICE_SCREENS: Readonly<Record<string, () => Promise<ComponentType>>> = {
  TeamBoard: async () => (await import('../features/work-board/screens/team-board')).TeamBoard,
  Templates: async () => (await import('../features/sent-notices/screens/templates')).Templates,
  Applications: async () => (await import('../features/settings/screens/applications')).Applications,
  AccountList: async () => (await import('../features/managed-accounts/screens/account-list')).AccountList,
  AnnexDesk: async () => (await import('../features/contract-desk/screens/annex-desk')).AnnexDesk,
  AnnexList: async () => (await import('../features/contract-list/screens/annex-list')).AnnexList,
  Calendar: async () => (await import('../features/calendar/screens/calendar')).Calendar,
  CallList: async () => (await import('../features/call-setups/screens/call-list')).CallList,
  CallRankingScreen: async () =>
    (await import('../features/call-rankings/screens/call-ranking')).CallRankingScreen,
  CallSetupScreen: async () => (await import('../features/call-setups/screens/call-setup')).CallSetupScreen,
  CaseDesk: async () => (await import('../features/case-desk/screens/case-desk')).CaseDesk,
  CaseEdit: async () => (await import('../features/case-desk/screens/case-edit')).CaseEdit,
  CaseList: async () => (await import('../features/case-list/screens/case-list')).CaseList,
  ClaimDesk: async () => (await import('../features/claim-desk/screens/claim-desk')).ClaimDesk,
  ClaimList: async () => (await import('../features/claim-list/screens/claim-list')).ClaimList,
  Config: async () => (await import('../features/settings/screens/config')).Config,
  ContactList: async () => (await import('../features/contact-desk/screens/contact-list')).ContactList,
  ContactMessageScreen: async () =>
    (await import('../features/contact-desk/screens/contact-message')).ContactMessageScreen,
  ContractDesk: async () => (await import('../features/contract-desk/screens/contract-desk')).ContractDesk,
  ContractList: async () => (await import('../features/contract-list/screens/contract-list')).ContractList,
  DocumentFileScreen: async () =>
    (await import('../features/documents/screens/document-file')).DocumentFileScreen,
  DocumentList: async () => (await import('../features/documents/screens/office-documents')).DocumentList,
  DocumentScreen: async () => (await import('../features/documents/screens/document')).DocumentScreen,
  Groups: async () => (await import('../features/user-groups/screens/groups')).Groups,
  ImportPlaces: async () => (await import('../features/libraries/screens/import-places')).ImportPlaces,
  LibraryList: async () => (await import('../features/libraries/screens/library-list')).LibraryList,
  LibraryPage: async () => (await import('../features/libraries/screens/library-page')).LibraryPage,
  Logs: async () => (await import('../features/logs/screens/logs')).Logs,
  ChatRoomScreen: async () => (await import('../features/chat/screens/room')).ChatRoomScreen,
  ChatRooms: async () => (await import('../features/chat/screens/rooms')).ChatRooms,
  MailHome: async () => (await import('../features/mail/screens/folders')).MailHome,
  MailInbox: async () => (await import('../features/mail/screens/folders')).MailInbox,
  MailLetterScreen: async () => (await import('../features/mail/screens/letter')).MailLetterScreen,
  MailSent: async () => (await import('../features/mail/screens/folders')).MailSent,
  RefusedMails: async () => (await import('../features/mail/screens/refused-mails')).RefusedMails,
  MailTrash: async () => (await import('../features/mail/screens/folders')).MailTrash,
  ManagedAccountScreen: async () =>
    (await import('../features/managed-accounts/screens/managed-account')).ManagedAccountScreen,
  NewChatRoom: async () => (await import('../features/chat/screens/new-room')).NewChatRoom,
  NewLetter: async () => (await import('../features/mail/screens/new-letter')).NewLetter,
  NewMessage: async () => (await import('../features/sent-notices/screens/new-message')).NewMessage,
  OwnBoard: async () => (await import('../features/work-board/screens/own-board')).OwnBoard,
  PaymentListScreen: async () =>
    (await import('../features/payments/screens/payment-list')).PaymentListScreen,
  Payments: async () => (await import('../features/payments/screens/payments')).Payments,
  PaymentsDue: async () => (await import('../features/payments/screens/payments-due')).PaymentsDue,
  Queue: async () => (await import('../features/registration-queue/screens/queue')).Queue,
  Report: async () => (await import('../features/reports/screens/report')).Report,
  Reports: async () => (await import('../features/reports/screens/reports')).Reports,
  Retention: async () => (await import('../features/retention/screens/retention')).Retention,
  Review: async () => (await import('../features/registration-review/screens/review')).Review,
  Roles: async () => (await import('../features/managed-accounts/screens/roles')).Roles,
  SentList: async () => (await import('../features/sent-notices/screens/sent-list')).SentList,
  SharedAccounts: async () =>
    (await import('../features/account-share/screens/shared-accounts')).SharedAccounts,
  StaffStart: async () => (await import('../features/dashboard/screens/staff-start')).StaffStart,
  Tasks: async () => (await import('../features/tasks/screens/tasks')).Tasks,
  TicketList: async () => (await import('../features/tickets/screens/ticket-list')).TicketList,
};
