import { CASE_SUBJECTS, type CaseSubject } from '@urzad/grants';
import type { ObjectRef, ObjType } from './shapes/object-ref';

/**
 * All addresses of screens of the portal (Spec §2, Order §7, §10); `:id` stands for an id, `:code` for the code of a report, `:token` for a secret. The portal makes its
 * routes of them, the server decides by them which pages exist, and e-mails link to them.
 */
export const portalPaths = {
  home: '/',
  login: '/login',
  register: '/register',
  code: '/code',
  recover: '/recover',
  autologin: '/autologin/:token',
  logout: '/logout',
  lockscreen: '/lockscreen',
  autocomplete: '/autocomplete',
  account: '/account',
  accountEdit: '/account/edit',
  accountShare: '/account/share',
  sharedAccounts: '/account/shared',
  ownData: '/rodo',
  statute: '/statute',
  privacyPolicy: '/privacy-policy',
  accessibility: '/accessibility',
  about: '/about',
  contact: '/contact',
  /** Of the office. */
  contactMessage: '/contact/:id',
  documents: '/documents',
  document: '/documents/:id',
  documentFile: '/documents/file/:id',
  mail: '/email',
  mailInbox: '/inbox',
  mailSent: '/sent',
  mailTrash: '/trash',
  mailNew: '/email/new',
  mailRefused: '/email/refused',
  mailLetter: '/email/:id',
  chat: '/chat',
  chatNew: '/chat/new',
  chatRoom: '/chat/:id',
  verify: '/verify/:number',
  selfCheck: '/selfcheck',
  registrations: '/cofundingregistrations',
  registrationStart: '/cofundingregistrations/start',
  registrationNew: '/cofundingregistrations/new',
  registrationSign: '/cofundingregistrations/sign',
  registrationSendShow: '/cofundingregistrations/sendshow',
  registration: '/cofundingregistrations/:id',
  registrationEdit: '/cofundingregistrations/:id/edit',
  clauseSign: '/cofundingregistrations/clausesign/:id',
  personalDataSign: '/cofundingregistrations/personaldatadocumentsign/:id',
  members: '/cofundingmembers',
  memberShow: '/cofundingmembers/show',
  member: '/cofundingmembers/:id',
  coFundings: '/cofundinggrants',
  coFunding: '/cofundinggrants/:id',
  calls: '/cofundingcalls',
  call: '/cofundingcalls/:id',
  callRanking: '/cofundingcalls/:id/ranking',
  contracts: '/cofundingcontracts',
  contractSign: '/cofundingcontracts/sign',
  contract: '/cofundingcontracts/:id',
  annexes: '/cofundingcontracts/annexes',
  annexSign: '/cofundingcontracts/annexsign/:id',
  annex: '/cofundingcontracts/annex/:id',
  claims: '/cofundingrequests',
  claimNew: '/cofundingrequests/new/:id/:month',
  claimSign: '/cofundingrequests/sign/:id',
  claim: '/cofundingrequests/:id',
  payments: '/invoices',
  paymentsDue: '/invoicessub',
  paymentList: '/invoices/:id',
  kanban: '/kanban',
  kanbanBoard: '/kanban/:id',
  kanbanMine: '/kanbansub',
  calendar: '/calendar',
  calendarEvent: '/calendar/:id',
  reports: '/reports',
  report: '/reports/:code',
  users: '/users',
  logs: '/logs',
  userGroups: '/users/groups',
  userRoles: '/users/privileges',
  config: '/config',
  applications: '/config/applications',
  user: '/users/:id',
  tasks: '/tasks',
  retention: '/tasks/retention',
  sentNotices: '/notifications',
  libraries: '/library',
  library: '/library/:id',
  messageNew: '/notifications/new',
  noticeTemplates: '/notifications/templates',
  libraryImport: '/library/import',
  tickets: '/tickets',
  ticketNew: '/tickets/new',
  ticketsAsked: '/tickets/asked',
  ticket: '/tickets/ticket/:id',
  ticketView: '/tickets/:view',
  ticketSubview: '/tickets/2/:subview',
  officeCases: '/officecases',
  officeCaseNew: '/officecases/new/:obj_type/:id',
  officeCase: '/officecases/:id',
  officeCaseEdit: '/officecases/:id/edit',
  officeCaseSign: '/officecases/sign/:id',
} as const;

const ID_PATTERN = '[1-9][0-9]{0,9}';
/** Of a document, with dashes for its slashes; letter case does not count in an address. */
const NUMBER_PATTERN = '[A-Z]{2,4}-[0-9]{4}-[0-9]{1,10}';
/** A month of a schedule: `2027-01`. */
const MONTH_PATTERN = '[0-9]{4}-(?:0[1-9]|1[0-2])';
/** The code of a report: `sessions_open`. */
const CODE_PATTERN = '[a-z_]{1,40}';
const TOKEN_PATTERN = '[\\w-]{43}';
/** What a new case is about: an object with its id, or `general/0`. */
const OBJECT_OF_CASE = CASE_SUBJECTS.map((subject) =>
  subject === 'general' ? `${subject}/0` : `${subject}/${ID_PATTERN}`,
).join('|');
const ID = new RegExp(`^${ID_PATTERN}$`);
const OBJECT = new RegExp(`^(${OBJECT_OF_CASE})$`);

export type PortalPath = (typeof portalPaths)[keyof typeof portalPaths];

/** The address of one object: `:id` of the path replaced. */
export function pathTo(path: PortalPath, id: number | string): string {
  return path.replace(':id', String(id));
}

/** The address of the page that verifies a document, whose number stands there with dashes (Order §12). */
export function pathOfVerification(number: string): string {
  return portalPaths.verify.replace(':number', number.replaceAll('/', '-'));
}

/** The address of a mailed link that signs in. */
export function pathOfLoginLink(token: string): string {
  return portalPaths.autologin.replace(':token', token);
}

/** Whether the address is that of a mailed link: it is a secret until it was used. */
export function isLoginLink(pathname: string): boolean {
  return /^\/autologin\//i.test(pathname);
}

/** The address of a new case: about an object, or about none (`general/0`). */
export function pathOfNewCase(subject: CaseSubject, id: number | string = 0): string {
  return pathTo(portalPaths.officeCaseNew, id).replace(':obj_type', subject);
}

/** The address of the claim of a month of a co-funding. */
export function pathOfNewClaim(id_grant: number | string, month: string): string {
  return pathTo(portalPaths.claimNew, id_grant).replace(':month', month);
}

/** The address of a report. */
export function pathOfReport(code: string): string {
  return portalPaths.report.replace(':code', code);
}

const PATHS_OF_OBJECTS: Record<ObjType, PortalPath> = {
  cofundingregistration: portalPaths.registration,
  cofundingcall: portalPaths.callRanking,
  cofundingmember: portalPaths.member,
  cofundinggrant: portalPaths.coFunding,
  cofundingcontract: portalPaths.contract,
  cofundingannex: portalPaths.annex,
  cofundingrequest: portalPaths.claim,
  cofundingpaymentlist: portalPaths.paymentList,
  officecase: portalPaths.officeCase,
  contactmessage: portalPaths.contactMessage,
  ticket: portalPaths.ticket,
  calendarevent: portalPaths.calendarEvent,
  chatroom: portalPaths.chatRoom,
  // Its people are on one screen with those of the lists before it.
  retentionlist: portalPaths.retention,
};

/** The address of the screen of an object. */
export function pathOfObject({ obj_type, id_obj }: ObjectRef): string {
  return pathTo(PATHS_OF_OBJECTS[obj_type], id_obj);
}

/** The address of a new letter about an object, to its applicant. */
export function pathOfNewLetter({ obj_type, id_obj }: ObjectRef): string {
  return `${portalPaths.mailNew}?object=${obj_type}:${id_obj}`;
}

/** Whether a part of an address can be an id: a positive whole number of the database. */
export function isIdInAddress(text: string): boolean {
  return ID.test(text);
}

/** Whether parts of an address name what a case may be about: an object with its id, or `general` and 0. */
export function isSubjectInAddress(subject: string, id: string): boolean {
  return OBJECT.test(`${subject}/${id}`);
}

/**
 * Whether the portal has a screen at a path, for whomever: a screen that only some may see has its page too. Letter
 * case and trailing slashes do not count, as in the portal's router.
 */
export function isPortalPath(pathname: string): boolean {
  return Object.values(portalPaths).some((path) => patternOf(path).test(pathname));
}

function patternOf(path: PortalPath): RegExp {
  const pattern = path
    .replace('/:obj_type/:id', `/(${OBJECT_OF_CASE})`)
    .replace(':number', NUMBER_PATTERN)
    .replace(':token', TOKEN_PATTERN)
    .replace(':month', MONTH_PATTERN)
    .replace(':code', CODE_PATTERN)
    .replace(':view', '[1-5]')
    .replace(':subview', '[1-3]')
    .replace(':id', ID_PATTERN);
  return new RegExp(`^${pattern}/*$`, 'i');
}
