import type { ComponentType } from 'react';

/**
 * The screens of features that need an account and stand beside those of the office, by the names that routes have for
 * them. As with `office-screens.ts`, the names of their files are in this chunk.
 */
export const OWN_SCREENS: Readonly<Record<string, () => Promise<ComponentType>>> = {
  AccountShare: async () => (await import('../features/account-share/screens/account-share')).AccountShare,
  ChangeCase: async () => (await import('../features/my-cases/screens/change-case')).ChangeCase,
  Clause: async () => (await import('../features/cofunding-registrations/screens/clause')).Clause,
  CoFundingList: async () =>
    (await import('../features/cofunding-grants/screens/co-funding-list')).CoFundingList,
  CoFundingPage: async () =>
    (await import('../features/cofunding-grants/screens/co-funding-page')).CoFundingPage,
  CompleteProfile: async () => (await import('../features/account/screens/complete-profile')).CompleteProfile,
  Detail: async () => (await import('../features/cofunding-registrations/screens/detail')).Detail,
  Edit: async () => (await import('../features/cofunding-registrations/screens/edit')).Edit,
  EditAccount: async () => (await import('../features/account/screens/edit-account')).EditAccount,
  List: async () => (await import('../features/cofunding-registrations/screens/list')).List,
  MemberList: async () => (await import('../features/cofunding-members/screens/member-list')).MemberList,
  MemberPage: async () => (await import('../features/cofunding-members/screens/member-page')).MemberPage,
  MyAccount: async () => (await import('../features/account/screens/my-account')).MyAccount,
  MyAnnex: async () => (await import('../features/my-contracts/screens/own-contract')).MyAnnex,
  MyCases: async () => (await import('../features/my-cases/screens/my-cases')).MyCases,
  MyClaim: async () => (await import('../features/my-claims/screens/my-claim')).MyClaim,
  MyClaims: async () => (await import('../features/my-claims/screens/my-claims')).MyClaims,
  MyContract: async () => (await import('../features/my-contracts/screens/own-contract')).MyContract,
  MyContracts: async () => (await import('../features/my-contracts/screens/my-contracts')).MyContracts,
  MyTickets: async () => (await import('../features/tickets/screens/my-tickets')).MyTickets,
  New: async () => (await import('../features/cofunding-registrations/screens/new')).New,
  NewCase: async () => (await import('../features/my-cases/screens/new-case')).NewCase,
  NewTicket: async () => (await import('../features/tickets/screens/new-ticket')).NewTicket,
  NewClaim: async () => (await import('../features/my-claims/screens/new-claim')).NewClaim,
  OwnData: async () => (await import('../features/own-data/screens/own-data')).OwnData,
  OwnPanel: async () => (await import('../features/cofunding-members/screens/own-panel')).OwnPanel,
  PersonalData: async () =>
    (await import('../features/cofunding-registrations/screens/personal-data')).PersonalData,
  SendShow: async () => (await import('../features/cofunding-registrations/screens/send-show')).SendShow,
  Sign: async () => (await import('../features/cofunding-registrations/screens/sign')).Sign,
  SignAnnex: async () => (await import('../features/contract-signing/screens/own-signing')).SignAnnex,
  SignClaim: async () => (await import('../features/my-claims/screens/sign-claim')).SignClaim,
  SignContract: async () => (await import('../features/contract-signing/screens/own-signing')).SignContract,
  SignStatement: async () => (await import('../features/my-cases/screens/sign-statement')).SignStatement,
  SigningDesk: async () => (await import('../features/contract-signing/screens/signing-desk')).SigningDesk,
  Start: async () => (await import('../features/cofunding-registrations/screens/start')).Start,
  Thread: async () => (await import('../features/my-cases/screens/thread')).Thread,
  ToOwnPanel: async () => (await import('../features/cofunding-grants/screens/to-own-panel')).ToOwnPanel,
  ToPanel: async () => (await import('../features/cofunding-members/screens/to-panel')).ToPanel,
  TicketScreen: async () => (await import('../features/tickets/screens/ticket')).TicketScreen,
};
