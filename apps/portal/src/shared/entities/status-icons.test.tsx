import {
  ACCOUNT_STATUSES,
  ANNEX_STATUSES,
  CALL_STATUSES,
  CLAIM_STATUSES,
  CO_FUNDING_STATUSES,
  CONTRACT_STATUSES,
  EMPLOYER_CERTIFICATE_STATUSES,
  LINE_DECISION_CODES,
  MEMBER_STATUSES,
  MONTH_STATUSES,
  OFFICE_CASE_STATUSES,
  PAYMENT_LIST_STATUSES,
  PAYMENT_STATUSES,
  RECOVERY_STATUSES,
  REGISTRATION_STATUSES,
} from '@urzad/grants';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AccountStatusBadge } from './accounts/account-status-badge';
import { AnnexStatusBadge } from './annexes/annex-status-badge';
import { ClaimStatusBadge, LineDecisionBadge } from './claims/claim-status-badge';
import { CoFundingStatusBadge, MonthStatusBadge } from './co-fundings/co-funding-status-badge';
import { CallStatusBadge } from './cofunding-calls/call-status-badge';
import { ContractStatusBadge } from './contracts/contract-status-badge';
import { CertificateStatusBadge } from './employer-certificates/certificate-status-badge';
import { MemberStatusBadge } from './members/member-status-badge';
import { CaseStatusBadge } from './office-cases/case-status-badge';
import { PaymentListStatusBadge, PaymentStatusBadge } from './payments/payment-status-badge';
import { RecoveryStatusBadge } from './recoveries/recovery-status-badge';
import { RegistrationStatusBadge } from './registrations/registration-status-badge';

const BADGES = [
  [
    'registration',
    REGISTRATION_STATUSES.codes.map((status) => <RegistrationStatusBadge key={status} status={status} />),
  ],
  ['call', CALL_STATUSES.codes.map((status) => <CallStatusBadge key={status} status={status} />)],
  ['account', ACCOUNT_STATUSES.codes.map((status) => <AccountStatusBadge key={status} status={status} />)],
  ['contract', CONTRACT_STATUSES.codes.map((status) => <ContractStatusBadge key={status} status={status} />)],
  ['annex', ANNEX_STATUSES.codes.map((status) => <AnnexStatusBadge key={status} status={status} />)],
  ['claim', CLAIM_STATUSES.codes.map((status) => <ClaimStatusBadge key={status} status={status} />)],
  [
    'line of a claim',
    LINE_DECISION_CODES.map((decision) => <LineDecisionBadge key={decision} decision={decision} />),
  ],
  [
    'certificate',
    EMPLOYER_CERTIFICATE_STATUSES.codes.map((status) => (
      <CertificateStatusBadge key={status} status={status} />
    )),
  ],
  ['participant', MEMBER_STATUSES.codes.map((status) => <MemberStatusBadge key={status} status={status} />)],
  [
    'co-funding',
    CO_FUNDING_STATUSES.codes.map((status) => <CoFundingStatusBadge key={status} status={status} />),
  ],
  ['month', MONTH_STATUSES.codes.map((status) => <MonthStatusBadge key={status} status={status} />)],
  [
    'payment list',
    PAYMENT_LIST_STATUSES.codes.map((status) => <PaymentListStatusBadge key={status} status={status} />),
  ],
  ['payment', PAYMENT_STATUSES.codes.map((status) => <PaymentStatusBadge key={status} status={status} />)],
  ['recovery', RECOVERY_STATUSES.codes.map((status) => <RecoveryStatusBadge key={status} status={status} />)],
  ['case', OFFICE_CASE_STATUSES.codes.map((status) => <CaseStatusBadge key={status} status={status} />)],
] as const;

// Nothing is said by colour alone, and no two statuses share an icon (Guide §3).
it.each(BADGES)('every status of a %s has an icon and a word of its own', (_of, badges) => {
  const drawn = badges.map((badge) => renderToStaticMarkup(badge));
  const icons = drawn.map((html) => /<svg.*<\/svg>/.exec(html)?.[0]);
  const words = drawn.map((html) => html.replace(/<[^>]*>/g, ''));

  expect(icons).not.toContain(undefined);
  expect(new Set(icons).size).toBe(badges.length);
  expect(words).not.toContain('');
  expect(new Set(words).size).toBe(badges.length);
});

it('says the words of the dictionaries', () => {
  expect(renderToStaticMarkup(<RegistrationStatusBadge status="reserve" />)).toContain('Lista rezerwowa');
  expect(renderToStaticMarkup(<CallStatusBadge status="closed" />)).toContain('Zakończony – ocena');
});
