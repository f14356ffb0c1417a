import { randomUUID } from 'node:crypto';
import { type Claim, cofundingGrants, cofundingRequests as contract } from '@urzad/contract';
import type { ClaimHeader, ClaimLineAnswers } from '@urzad/grants';
import { type Client, signIn } from './api';
import { claimDocument, claimOf, onClaim, SIGNING_PARENT } from './claims';
import { aPdf } from './files';
import { codeMailedTo, mailsTo } from './mail';
import { DEMO_PASSWORD } from './people';

const MONTH = '2027-01';

const HEADER: ClaimHeader = {
  ...{ days_present: 17, days_absent_sick: 0, sick_leave_over_30: 'no', employment_confirmed: 'yes' },
  ...{ decl_no_double: 'yes', decl_paid: 'yes', decl_no_change: 'yes', note: 'Faktura jest jedna.' },
};

const LINE: Omit<ClaimLineAnswers, 'kind' | 'amount' | 'paid_amount' | 'file_ids'> = {
  ...{ document_kind: 'FAKTURA', document_no: 'FV/01/2027', document_date: '2027-01-08' },
  ...{ seller_name: 'Żłobek „Pod Żółwikiem”', seller_nip: '0000000023' },
  ...{ period_from: '2027-01-01', period_to: '2027-01-31', document_total: 146_000 },
  ...{ discount: 0, other_public: 0, paid_date: '2027-01-10', paid_form: 'PRZELEW' },
};

/** The costs of one invoice (U9): only the first two kinds are refunded. */
const COSTS = [
  { kind: 'POBYT', amount: 110_000 },
  { kind: 'WYZYWIENIE', amount: 24_000 },
  { kind: 'ZAJECIA_DODATKOWE', amount: 12_000 },
] as const satisfies readonly Pick<ClaimLineAnswers, 'kind' | 'amount'>[];

/**
 * The claim of January with the costs of an invoice, signed: it waits for the office.
 * @param document_no of the invoice
 */
export async function invoiceClaim(address: string, document_no = LINE.document_no): Promise<Claim> {
  const parent = await signIn(address, SIGNING_PARENT, DEMO_PASSWORD);
  const { id } = await opened(parent);
  const file_ids = [await attached(parent, id, 'FAKTURA'), await attached(parent, id, 'POTW_PRZELEWU')];
  const lines = COSTS.map(({ kind, amount }) => ({
    ...{ ...LINE, document_no, kind, amount, paid_amount: amount, file_ids },
  }));
  const { row_version } = await claimOf(parent, id);
  const filled = { row_version, header: HEADER, lines };
  await parent.request(contract.set, { query: { id }, body: filled, key: randomUUID() });
  const prepared = (await parent.request(contract.prepare, onClaim(await claimOf(parent, id)))).data;
  const { id: id_document, sha256 } = claimDocument(prepared);
  const known = (await mailsTo(address, SIGNING_PARENT)).length;
  await parent.request(contract.signcode, { query: { id }, body: { id_document } });
  const code = await codeMailedTo(address, SIGNING_PARENT, known);
  const body = { id_document, sha256, pass: DEMO_PASSWORD, code, statement: 'yes' as const };
  return (await parent.request(contract.sign, { query: { id }, body, key: randomUUID() })).data;
}

/** The claim of the first co-funding of a parent, to be filled in. */
async function opened(parent: Client): Promise<Claim> {
  const [grant] = (await parent.request(cofundingGrants.get, {})).data;
  const body = { id_grant: grant?.id ?? 0, month: MONTH };
  const { data } = await parent.request(contract.add, { body, key: randomUUID() });
  if (data.status !== 'to_sign') return data;
  return (await parent.request(contract.reopen, onClaim(data))).data;
}

async function attached(parent: Client, id: number, kind: 'FAKTURA' | 'POTW_PRZELEWU'): Promise<number> {
  const words = kind === 'FAKTURA' ? 'Faktura FV/01/2027' : 'Potwierdzenie przelewu';
  const filename = await parent.upload({ name: `${kind.toLowerCase()}.pdf`, bytes: aPdf(words) });
  const { data } = await parent.request(contract.attach, {
    ...{ query: { id }, body: { filename, kind }, key: randomUUID() },
  });
  return Math.max(...data.files.map((file) => file.id));
}
