import { RETURN_REASON } from '@urzad/grants';
import { expect, it } from 'vitest';
import { announcedEmail, announcedText } from '../resources/call-setups/emails';
import * as chosenMessages from '../resources/chosen-messages/message-text';
import * as annexNotices from '../resources/cofunding-annexes/annex-notices';
import * as annexes from '../resources/cofunding-annexes/emails';
import * as contracts from '../resources/cofunding-contracts/emails';
import * as signing from '../resources/cofunding-contracts/signing/emails';
import * as contractNotices from '../resources/cofunding-contracts/staff-notices';
import * as members from '../resources/cofunding-members/emails';
import * as paymentNotices from '../resources/cofunding-payments/approval-notices';
import * as payments from '../resources/cofunding-payments/emails';
import {
  documentsEmail,
  documentsExpiredText,
  documentsProlongedText,
  documentsReminderText,
  documentsReturnedText,
  documentsSentText,
} from '../resources/cofunding-registrations/accession/accession-emails';
import {
  remindedEmail,
  remindedText,
  returnedEmail,
  returnedMailText,
  returnedText,
} from '../resources/cofunding-registrations/correction-emails';
import * as ofCalls from '../resources/cofunding-registrations/draft/call-emails';
import * as registrations from '../resources/cofunding-registrations/emails';
import * as officers from '../resources/cofunding-registrations/officer-notices';
import {
  lapsedEmail,
  lapsedText,
  promotedEmail,
  promotedText,
} from '../resources/cofunding-registrations/ranking/reserve-emails';
import {
  type ResultTold,
  rankedEmail,
  rankedText,
} from '../resources/cofunding-registrations/ranking/result-emails';
import * as rejections from '../resources/cofunding-registrations/rejection-emails';
import * as points from '../resources/cofunding-registrations/review/points-emails';
import * as claims from '../resources/cofunding-requests/claim-emails';
import * as claimResults from '../resources/cofunding-requests/office/claim-result-emails';
import * as claimNotices from '../resources/cofunding-requests/office/claim-staff-notices';
import { confirmationEmail, messageEmail } from '../resources/contact-messages/emails';
import { accountAddedEmail, roleEmail } from '../resources/managed-accounts/emails';
import * as changes from '../resources/member-changes/emails';
import * as cases from '../resources/office-cases/emails';
import { unusedErasedEmail } from '../resources/own-data/emails';
import * as accounts from '../resources/users/emails';
import { newMailEmail } from '../resources/users/mail-emails';
import { newBrowserNotice } from '../resources/users/new-browser';
import {
  SECURITY_EVENTS,
  securityEmail,
  securityNotice,
  securityText,
} from '../resources/users/security-emails';
import * as certificates from '../resources/work-certificates/certificate-emails';
import { signCodeEmail } from '../signatures/sign-code-email';
import type { NoticeText } from './email';
import type { Email } from './mail';
import type { Reader } from './reader';

const SENDER = { office: 'Labour Office', appName: 'Small Grants', publicUrl: 'https://granty.example' };
const registration = { id: 7, number: 'FR/1-2027/00007' };
const moment = new Date('2027-02-10T08:27:23.948Z');
const received = { ...registration, version_no: 1, received: moment, answer_by: '2027-02-24' } as const;
const returned = {
  ...registration,
  correction_to: '2027-02-17',
  fields: ['zip_code', 'children.0.pesel', 'attachments.ORZECZENIE'],
  childNames: ['Zofia Nowak'],
} as const;
const rejected = {
  ...registration,
  reason: { pl: 'Powód.', en: 'A reason.' },
  review_to: '2027-02-17',
} as const;
const ofCall = { id: 7, number: '1/2027', reason: 'Budget.', open_to: moment };
const signed = { sign: 'PMG.4321.41.2026', due_date: '2027-03-01', answer_to: '2027-02-20' } as const;
const toCountersign = {
  entity: 'cofundingcontract',
  number: 'UM/II/0044/2027',
  sign_to: '2027-02-17',
} as const;
const inForce = { number: 'UM/II/0044/2027', date_from: '2027-03-01' } as const;
const role = { code: 'KP', name: 'Kierownik projektu' };
const message = { topic: 'KONTO', name: 'Jan', mail: 'jan@example.com', phone: '', body: 'Hello' } as const;

const ranked: ResultTold = {
  result: 'qualified',
  list: 'in_zone',
  rank_no: 2,
  lacking: 'places',
  documents_to: '2027-02-24',
  reserve_to: '2027-06-30',
  review_to: '2027-02-17',
};

const contractToSign = { id: 7, number: 'UM/II/0007/2027', sign_member_to: '2027-02-17' } as const;
const annexToCountersign = {
  entity: 'cofundingannex',
  number: 'UM/II/0007/2027-A1',
  sign_to: '2027-02-17',
} as const;
const annexToSign = { id: 7, number: 'UM/II/0007/2027-A1', sign_member_to: '2027-02-17' } as const;
const member = {
  contract: 'UM/II/0041/2026',
  number: 'DOF/0041/1',
  date_from: '2027-01-01',
  planned_end: '2027-12-31',
} as const;

const ending = { contract: member.contract, last_day: '2027-02-10', exit_to: '2027-03-10' } as const;
const resumed = { id: 7, number: 'DOF/0041/1', from: '2027-05', reason: 'A new job.' } as const;
const toSettle = {
  contract: 'UM/II/0041/2026',
  month: '2027-01',
  claim_to: '2027-02-15',
  isLate: false,
  ids_grant: [7],
} as const;

const decided = {
  number: 'ROZ/0041/2027-01/1',
  correction_to: '2027-02-19',
  payment_to: '2027-03-17',
  review_to: '2027-02-22',
} as const;

const claim = { number: 'ROZ/0041/2027-01/1', received: moment } as const;

const chosen = chosenMessages.messageText(
  {
    ...{ subject_pl: 'Przerwa w działaniu', text_pl: 'Wracamy jutro: {link}' },
    ...{ subject_en: 'A break', text_en: 'See {link}. We are back tomorrow.' },
  },
  {
    recipient: { id_user: 7, obj_type: null, id_obj: null, number: '' },
    firstname: null,
    publicUrl: SENDER.publicUrl,
  },
);

const NOTICES: Record<string, NoticeText> = {
  chosen,
  claimToCorrect: claimResults.toCorrectText(decided),
  claimCorrectionReminder: claimResults.correctionReminderText(decided),
  claimApproved: claimResults.approvedText(decided),
  claimApprovedPartly: claimResults.approvedPartlyText(decided),
  claimRejected: claimResults.claimRejectedText({ ...decided, review_to: null }),
  claimReviewBegun: claimResults.reviewBegunText(decided),
  claimReviewToCheck: claimResults.reviewToCheckText(decided),
  claimReviewKept: claimResults.reviewKeptText(decided),
  claimTakenOver: claimNotices.takenOverText({ ...decided, officer: 'Jan Kowal' }),
  claimSentBack: claimNotices.sentBackText(decided),
  claimLapsed: claimNotices.lapsedText(decided),
  claimSent: claims.claimSentText(claim),
  claimCorrected: claims.claimCorrectedText(claim),
  paid: payments.paidText({ number: 'ROZ/0041/2027-01/1', paid_date: '2027-02-12' }),
  paymentReturned: payments.returnedText({ number: 'ROZ/0041/2027-01/1' }),
  listToApprove: paymentNotices.toApproveText({ number: 'LW/2027/02/01' }),
  listSentBack: paymentNotices.backText({ number: 'LW/2027/02/01' }),
  coFundingStarted: members.startedText(member),
  coFundingResumed: changes.resumedText(resumed),
  coFundingUnstarted: members.unstartedText(member),
  coFundingMonthsLeftOut: members.leftOutText({ ...member, months: ['2027-05', '2027-06'] }),
  lastMonth: members.lastMonthText(member),
  memberEnded: members.endedText(ending),
  exitForm: members.exitFormText(ending),
  claimDue: members.claimDueText(toSettle),
  claimLate: members.claimDueText({ ...toSettle, isLate: true }),
  contractEnded: contracts.endedText(contractToSign),
  certificateEnds: certificates.certificateEndsText({ ...toSettle, needed_to: '2027-03-31' }),
  submitted: registrations.submittedText(received),
  corrected: registrations.submittedText({ ...received, version_no: 2 }),
  withdrawn: registrations.withdrawnText({ ...registration, date: moment }),
  qualified: rankedText(registration, ranked),
  reserve: rankedText(registration, { ...ranked, result: 'reserve', list: 'out_zone' }),
  notQualified: rankedText(registration, { ...ranked, result: 'not_qualified', rank_no: null }),
  noMoney: rankedText(registration, { ...ranked, result: 'not_qualified', lacking: 'budget' }),
  promoted: promotedText({ ...registration, days: 14, documents_to: '2027-02-24' }),
  contractToSign: contracts.toSignText(contractToSign),
  contractProlonged: contracts.prolongedText(contractToSign),
  contractReturned: contracts.returnedText({ ...contractToSign, return_reason: RETURN_REASON[1] }),
  contractExpired: contracts.expiredText(contractToSign),
  contractToInitial: contractNotices.toInitialText(contractToSign),
  contractToConfirm: contractNotices.toConfirmPaperText(contractToSign),
  contractBack: contractNotices.backText(contractToSign),
  annexToSign: annexes.toSignText(annexToSign),
  annexReturned: annexes.returnedText({ ...annexToSign, return_reason: RETURN_REASON[1] }),
  annexCancelled: annexes.cancelledText(annexToSign),
  annexExpired: annexes.expiredText(annexToSign),
  annexInForce: annexes.inForceText({ ...annexToSign, valid_from: '2027-03-01' }),
  annexSigned: signing.signedByParentText(annexToCountersign),
  annexToInitial: annexNotices.toInitialText(annexToSign),
  annexToConfirm: annexNotices.toConfirmPaperText(annexToSign),
  annexBack: annexNotices.backText(annexToSign),
  annexRefused: annexNotices.refusedText(annexToSign),
  annexUnsettled: annexNotices.unsettledText({ ...annexToSign, sign: 'PMG.4321.41.2026' }),
  callAnnounced: announcedText({ ...ofCall, open_from: moment }),
  callCancelled: ofCalls.callCancelledText(ofCall),
  callProlonged: ofCalls.callProlongedText(ofCall),
  publishedAnew: rankedText(registration, { ...ranked, result: 'reserve', review_to: null }),
  rescoreWaits: points.rescoreWaitsText(registration),
  rescoreApproved: points.rescoreApprovedText(registration),
  lapsed: lapsedText(registration),
  documentsReminder: documentsReminderText({ ...registration, documents_to: '2027-02-24' }),
  certificateSent: certificates.certificateSentText({ ...registration, kind: 'START' }),
  periodicCertificateSent: certificates.certificateSentText({ ...registration, kind: 'PERIODIC' }),
  certificateReturned: certificates.certificateReturnedText({
    ...registration,
    kind: 'PERIODIC',
    isMember: true,
  }),
  startCertificateReturned: certificates.certificateReturnedText({
    ...registration,
    kind: 'START',
    isMember: false,
  }),
  documentsReturned: documentsReturnedText({ ...registration, documents_to: '2027-02-24' }),
  documentsProlonged: documentsProlongedText({ ...registration, documents_to: '2027-02-24' }),
  documentsExpired: documentsExpiredText({ ...registration, documents_to: '2027-02-24' }),
  documentsSent: documentsSentText(registration),
  returned: returnedText(returned),
  reminded: remindedText(returned),
  rejected: rejections.rejectedText(rejected),
  reviewAccepted: rejections.reviewAcceptedText(received),
  assessed: points.assessedText({ ...registration, call_to: '2027-02-12' }),
  pointsWait: points.pointsWaitText({ ...registration, due_date: '2027-02-24' }),
  pointsApproved: points.pointsApprovedText(registration),
  sentBack: points.sentBackText(registration),
  takenOver: officers.takenOverText({ ...registration, officer: 'Jan Kowal' }),
  correction: officers.correctedText(registration),
  reviewOpened: officers.reviewOpenedText(received),
  withdrawnByParent: officers.withdrawnByParentText(registration),
  caseReceived: cases.receivedText(signed),
  letter: cases.letterText(signed),
  letterOfApplicant: cases.letterOfApplicantText(signed),
  overdue: cases.overdueText(signed),
  opened: cases.openedText(signed, { pl: 'Reklamacja', en: 'Complaint' }),
  caseTakenOver: cases.takenOverText({ ...signed, officer: 'Jan Kowal' }),
  assigned: cases.assignedText(signed),
  extended: cases.extendedText(signed),
  reopened: cases.reopenedText(signed),
  caseWithdrawn: cases.withdrawnText(signed),
  signedByParent: signing.signedByParentText(toCountersign),
  active: signing.activeText(inForce),
  newBrowser: securityText(newBrowserNotice(moment, null)),
  ...Object.fromEntries(SECURITY_EVENTS.map((event) => [event, securityText(securityNotice(event))])),
};

const EMAILS: Record<string, (to: Reader) => Email> = {
  chosen: (to) => chosenMessages.messageEmail(to, { text: chosen, href: SENDER.publicUrl }, SENDER),
  register: (to) => accounts.registerEmail(to, '012345', SENDER),
  admin: (to) => accounts.adminEmail(to, SENDER),
  contested: (to) => accounts.contestedEmail(to, SENDER),
  recover: (to) => accounts.recoverEmail(to, '012345', SENDER),
  loginLink: (to) => accounts.loginLinkEmail(to, '/autologin/x', SENDER),
  locked: (to) => accounts.lockedEmail(to, SENDER),
  accountClosed: (to) => accounts.accountClosedEmail(to, SENDER),
  accountOpened: (to) => accounts.accountOpenedEmail(to, SENDER),
  unusedErased: (to) => unusedErasedEmail(to, SENDER),
  newMail: (to) => newMailEmail(to, '012345', SENDER),
  accountAdded: (to) => accountAddedEmail(to, role, SENDER),
  role: (to) => roleEmail(to, { role, reason: '-', to: '2027-12-31' }, SENDER),
  roleEnded: (to) => roleEmail(to, { role, reason: '-', ended: true }, SENDER),
  message: (to) => messageEmail(to, message, SENDER),
  confirmation: (to) => confirmationEmail(to, SENDER),
  annex: (to) => annexes.annexEmail(to, { id: 7, text: annexes.toSignText(annexToSign) }, SENDER),
  annexSigned: (to) => signing.signedByParentEmail(to, { ...annexToCountersign, sign_to: null }, SENDER),
  annexDeskCode: (to) =>
    signing.deskCodeEmail(to, { words: annexes.ANNEX_WORDS, code: '012345', count: 2 }, SENDER),
  signCode: (to) => signCodeEmail(to, { id: 7, code: '012345' }, SENDER),
  submitted: (to) =>
    registrations.submittedEmail(to, { told: received, text: registrations.submittedText(received) }, SENDER),
  withdrawn: (to) => registrations.withdrawnEmail(to, { ...registration, date: moment }, SENDER),
  returned: (to) => returnedEmail(to, { told: returned, text: returnedMailText(returned) }, SENDER),
  reminded: (to) => remindedEmail(to, { told: returned, text: remindedText(returned) }, SENDER),
  rejected: (to) =>
    rejections.rejectedEmail(to, { told: rejected, text: rejections.rejectedMailText(rejected) }, SENDER),
  reviewAccepted: (to) => rejections.reviewAcceptedEmail(to, received, SENDER),
  assessed: (to) =>
    points.assessedEmail(
      to,
      { told: registration, text: points.assessedText({ ...registration, call_to: null }) },
      SENDER,
    ),
  ranked: (to) => rankedEmail(to, { told: registration, text: rankedText(registration, ranked) }, SENDER),
  promoted: (to) => promotedEmail(to, { ...registration, days: 14, documents_to: '2027-02-24' }, SENDER),
  callAnnounced: (to) => announcedEmail(to, { ...ofCall, open_from: moment }, SENDER),
  callCancelled: (to) => ofCalls.callCancelledEmail(to, ofCall, SENDER),
  callProlonged: (to) => ofCalls.callProlongedEmail(to, ofCall, SENDER),
  lapsed: (to) => lapsedEmail(to, registration, SENDER),
  documents: (to) =>
    documentsEmail(
      to,
      { told: registration, text: documentsReturnedText({ ...registration, documents_to: '2027-02-24' }) },
      SENDER,
    ),
  coFundingResumed: (to) => changes.resumedEmail(to, resumed, SENDER),
  paymentReturned: (to) =>
    payments.returnedEmail(
      to,
      { id_contract: 7, text: payments.returnedText({ number: 'ROZ/0041/2027-01/1' }) },
      SENDER,
    ),
  claimDue: (to) =>
    members.claimDueEmail(to, { told: toSettle, text: members.claimDueText(toSettle) }, SENDER),
  claimsDue: (to) =>
    members.claimDueEmail(
      to,
      { told: { ...toSettle, ids_grant: [7, 8] }, text: members.claimDueText(toSettle) },
      SENDER,
    ),
  certificateEnds: (to) =>
    certificates.certificateEndsEmail(to, { ...toSettle, needed_to: '2027-03-31' }, SENDER),
  certificate: (to) =>
    certificates.certificateReturnedEmail(to, { ...registration, kind: 'START', isMember: true }, SENDER),
  contract: (to) =>
    contracts.contractEmail(to, { id: 7, text: contracts.toSignText(contractToSign) }, SENDER),
  claimResult: (to) =>
    claimResults.claimEmail(to, { id: 7, text: claimResults.approvedPartlyText(decided) }, SENDER),
  case: (to) => cases.caseEmail(to, { id: 7, told: cases.receivedText(signed) }, SENDER),
  signedByParent: (to) => signing.signedByParentEmail(to, toCountersign, SENDER),
  active: (to) => signing.activeEmail(to, inForce, SENDER),
  deskCode: (to) =>
    signing.deskCodeEmail(to, { words: signing.CONTRACT_WORDS, code: '012345', count: 3 }, SENDER),
  newBrowser: (to) => securityEmail(to, newBrowserNotice(moment, null), SENDER),
  ...Object.fromEntries(
    SECURITY_EVENTS.map((event) => [event, (to: Reader) => securityEmail(to, securityNotice(event), SENDER)]),
  ),
};

/** What only Polish has. The names of people and of the office are left out of the samples. */
const POLISH = /[ąćęłńóśźż„]|\b(?:jest|nie|Rodzaj)\b/iu;

it.each(Object.entries(NOTICES))('the notification %s is whole in English', (_, { pl, en }) => {
  expect(`${en.content_name} ${en.content_text}`).not.toMatch(POLISH);
  expect(`${pl.content_name} ${pl.content_text}`).toMatch(POLISH);
  expect(en.content_text).toMatch(/\.$/);
  // A mark without a value would stand there.
  expect(`${pl.content_name} ${pl.content_text} ${en.content_name} ${en.content_text}`).not.toMatch(/[{}]/);
});

it.each(Object.entries(EMAILS))('the e-mail %s is whole in English', (_, emailTo) => {
  const [pl, en] = (['pl', 'en'] as const).map((locale) => emailTo({ mail: 'anna@example.com', locale }));
  expect(`${en?.subject} ${en?.text}`).not.toMatch(POLISH);
  expect(pl?.text).toMatch(POLISH);
  expect([pl?.html, en?.html].map((html) => html?.match(/<html lang="(..)">/)?.[1])).toEqual(['pl', 'en']);
});
