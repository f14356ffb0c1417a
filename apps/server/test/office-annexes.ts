import type { Annex, Contract } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../src/config';
import { userCode } from '../src/identity/codes/table';
import { cofundingContract } from '../src/resources/cofunding-contracts/table';
import { contractsToSign } from './contract-signing';
import { join, joiningOf } from './members';
import { officeContracts } from './office-contracts';
import type { OfficeRegistration } from './office-registrations';
import type { SignedIn } from './sign-in';
import type { TestApp } from './test-app';

const URL = '/api/cofundingannex';
const MINUTE_MS = 61_000;

/** A contract in force, as both sides reach it. */
export interface InForce extends OfficeRegistration {
  contract: Contract;
}

/** One annex as both sides reach it. */
export interface OfficeAnnex {
  id: number;
  found: InForce;
}

/** What the office may write in an annex, as it stands in it; a dearer or a cheaper place from the first allowed day. */
export function changesIn({ care, texts, bank_account_number, valid_from }: Annex, planned_cost = 100_000) {
  return {
    ...{ texts, bank_account_number, valid_from, reason: 'Zmiana opłaty w placówce' },
    care: care.map(({ id_grant }) => ({
      ...{ id_grant, provider: null, care_form: null, planned_cost },
      ...{ date_to: null, born_date: null, suspended: null },
    })),
  };
}

/** Annexes on their way to the second signature, each of a contract of its own. */
export function officeAnnexes(
  test: TestApp,
  { clerk, manager, director }: Record<'clerk' | 'manager' | 'director', SignedIn>,
) {
  const contracts = contractsToSign(test, { clerk, manager });
  const offices = officeContracts(test);

  const seenBy = async (who: SignedIn, { id }: Pick<OfficeAnnex, 'id'>): Promise<Annex> =>
    (await who.get(`${URL}/find?id=${id}`)).json().data;

  /** A step on what the caller sees now, where it must succeed. */
  async function done(who: SignedIn, of: Pick<OfficeAnnex, 'id'>, name: string, more: object = {}) {
    const { row_version } = await seenBy(who, of);
    const answer = await who.post(`${URL}/${name}?id=${of.id}`, { row_version, ...more });
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
    return answer.json().data as Annex;
  }

  /** The same, not sent yet. */
  async function sending<Of extends Pick<OfficeAnnex, 'id'>>(
    by: SignedIn,
    of: Of,
    name: string,
    more: object = {},
  ) {
    const { row_version } = await seenBy(by, of);
    return { by, of, url: `${URL}/${name}?id=${of.id}`, body: { row_version, ...more } };
  }

  /** A list signed for the office by password and code. */
  async function seal(entity: 'cofundingcontract' | 'cofundingannex', ids: readonly number[]) {
    const body = { ids, pass: DEMO_PASSWORD, code: await deskCode(entity, ids), statement: 'yes' };
    return { by: director, url: `/api/${entity}/seal`, body };
  }

  async function deskCode(entity: string, ids: readonly number[]) {
    await test.app.db.delete(userCode);
    test.clock.advance(MINUTE_MS);
    const sent = await director.post(`/api/${entity}/deskcode`, { ids });
    if (sent.statusCode !== 200) throw new Error(`deskcode: ${sent.body}`);
    return test.codeFor('dyrektor@urzad.example.com');
  }

  /** A contract in force, with its participant. */
  async function inForce(): Promise<InForce> {
    const { id, found } = await offices.prepared(clerk);
    await test.app.db
      .update(cofundingContract)
      .set({ status: 'active', sent_date: test.clock.business(), conclude_date: '2027-02-10' })
      .where(eq(cofundingContract.id, id));
    await join(test, await joiningOf(test, found.id, ''));
    return { ...found, contract: await offices.seenBy(clerk, { id }) };
  }

  const contractOf = async ({ contract: { id } }: Pick<InForce, 'contract'>): Promise<Contract> =>
    (await clerk.get(`/api/cofundingcontract/find?id=${id}`)).json().data;

  /** One that its parent has not signed yet. */
  const unsignedContract = async () => (await offices.prepared(clerk)).id;

  async function begun(given?: { found: InForce; id_officecase: number }): Promise<OfficeAnnex> {
    const { found, id_officecase } = given ?? { found: await inForce(), id_officecase: null };
    const body = { id_contract: found.contract.id, id_officecase };
    const answer = await clerk.post(`${URL}/add`, body);
    if (answer.statusCode !== 200) throw new Error(`add: ${answer.body}`);
    return { id: answer.json().data.id, found };
  }

  async function prepared(planned_cost?: number, of?: OfficeAnnex): Promise<OfficeAnnex> {
    const found = of ?? (await begun());
    await done(clerk, found, 'set', changesIn(await seenBy(clerk, found), planned_cost));
    return found;
  }

  async function asked(begunOne?: OfficeAnnex): Promise<OfficeAnnex> {
    const of = await prepared(undefined, begunOne);
    await done(clerk, of, 'askinitials');
    return of;
  }

  async function toMember(begunOne?: OfficeAnnex): Promise<OfficeAnnex> {
    const of = await asked(begunOne);
    await done(manager, of, 'initial');
    return of;
  }

  /** What the parent sends to hand over the annex signed by them. */
  async function signing<Of extends Pick<OfficeAnnex, 'id'>>(of: Of, parent: SignedIn, isUnclear = false) {
    const { documents, person } = await seenBy(parent, of);
    const document = documents.find(({ kind }) => kind === 'ANEKS');
    const bytes = (await test.app.inject({ url: document?.url ?? '' })).rawPayload;
    const signed = isUnclear
      ? await contracts.byUnknown(person, bytes)
      : await contracts.signedBy(parent, bytes);
    const filename = await contracts.upload(parent, signed);
    const body = { filename, sha256: document?.sha256 ?? '' };
    return { by: parent, of, url: `${URL}/sign?id=${of.id}`, body };
  }

  async function toOffice(begunOne?: OfficeAnnex): Promise<OfficeAnnex> {
    const of = await toMember(begunOne);
    const { by, url, body } = await signing(of, of.found.parent);
    const answer = await by.post(url, body);
    if (answer.statusCode !== 200) throw new Error(`sign: ${answer.body}`);
    return of;
  }

  return {
    ...{ seenBy, done, sending, seal, deskCode, inForce, contractOf, unsignedContract },
    ...{ begun, prepared, asked, toMember, signing, toOffice },
  };
}
