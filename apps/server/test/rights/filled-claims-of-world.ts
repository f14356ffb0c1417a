import type { Claim } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../../src/config';
import { cofundingGrant, cofundingGrantMonth } from '../../src/resources/cofunding-members/table';
import { cofundingRequest } from '../../src/resources/cofunding-requests/table';
import { documentIn, HEADER, lineOf } from '../claims';
import { registrationOf } from '../registration';
import type { SignedIn } from '../sign-in';
import type { TestApp } from '../test-app';

const URL = '/api/cofundingrequest';

/** Claims of the months of one co-funding, as far as a parent brings them. */
export async function makeFilledClaims(
  test: TestApp,
  { who, mail, id_grant }: { who: SignedIn; mail: string; id_grant: number },
) {
  const { db } = test.app;
  await db.update(cofundingGrant).set({ status: 'running' }).where(eq(cofundingGrant.id, id_grant));
  const months = await db
    .update(cofundingGrantMonth)
    .set({ status: 'due' })
    .where(eq(cofundingGrantMonth.id_grant, id_grant))
    .returning({ month: cofundingGrantMonth.month });
  const left = months.map(({ month }) => month).toSorted();
  const { upload } = registrationOf(test, who, mail);

  async function done(name: string, body: object): Promise<Claim> {
    const answer = await who.post(`${URL}/${name}`, body);
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
    return answer.json().data;
  }

  const opened = () => done('add', { id_grant, month: left.pop() });

  async function withFile(): Promise<Claim> {
    const { id } = await opened();
    return done(`attach?id=${id}`, { filename: await upload(), kind: 'FAKTURA' });
  }

  async function filled(): Promise<Claim> {
    const { id, terms } = await withFile();
    const filename = await upload();
    const claim = await done(`attach?id=${id}`, { filename, kind: 'POTW_PRZELEWU' });
    const { period_from, period_to } = terms;
    const line = lineOf({
      ...{ period_from, period_to, document_date: '2027-02-05', paid_date: '2027-02-06' },
      ...{ seller_name: terms.seller_name, document_no: `FV/${terms.month}` },
      file_ids: claim.files.map((file) => file.id),
    });
    return done(`set?id=${id}`, { row_version: claim.row_version, header: HEADER, lines: [line] });
  }

  async function prepared(): Promise<Claim> {
    const { id, row_version } = await filled();
    return done(`prepare?id=${id}`, { row_version });
  }

  async function signing(claim: Claim) {
    const { id: id_document, sha256 } = documentIn(claim);
    await done(`signcode?id=${claim.id}`, { id_document });
    return { id_document, sha256, pass: DEMO_PASSWORD, code: await test.codeFor(mail), statement: 'yes' };
  }

  /** Submitted beside the portal: of the codes in one minute a person gets one. */
  async function submitted(): Promise<Claim> {
    const { id } = await prepared();
    const values = { status: 'submitted' as const, send_date: test.clock.business() };
    await db.update(cofundingRequest).set(values).where(eq(cofundingRequest.id, id));
    return (await who.get(`${URL}/find?id=${id}`)).json().data;
  }

  const sentClaim = await submitted();
  const claimToSign = await prepared();
  return {
    ...{ parentOfClaims: who, sentClaim, claimToSign },
    claimWithFile: await withFile(),
    claimToPrepare: await filled(),
    claimToReopen: await prepared(),
    monthToClaim: { id_grant, month: left.pop() ?? '' },
    uploadOfClaim: await upload(),
    claimSigning: await signing(claimToSign),
  };
}
