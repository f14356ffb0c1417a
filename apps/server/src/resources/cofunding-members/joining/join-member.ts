import { refOf } from '@urzad/contract';
import { foldForSearch, type Grosze, type IsoDate, polishSortKey } from '@urzad/domain';
import {
  CARE_FORM,
  type CareForm,
  type CoFundingTerms,
  coFundingNumber,
  coFundingTerms,
  esfSnapshot,
  memberNumber,
  payersOf,
  withPersonalData,
} from '@urzad/grants';
import { formOfDraft, type RegistrationForm } from '@urzad/grants/schemas';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import type { Note } from '../../../unit-of-work/write';
import { getCall } from '../../cofunding-calls/public';
import {
  childIdsOf,
  communeFactsFor,
  joinRegistration,
  type RegistrationRecord,
} from '../../cofunding-registrations/public';
import { grants, type MemberRecord, members } from '../repository';
import { recordGrantStatus, recordMemberStatus } from '../step';
import { cofundingGrantMonth } from '../table';

/** What becomes a participant: a contract that both sides have signed, about an application in `contract_stage`. */
export interface Joining {
  registration: RegistrationRecord;
  contract: {
    id: number;
    /** `UM/II/0041/2026` */
    number: string;
    conclude_date: IsoDate;
    date_from: IsoDate;
    date_to: IsoDate;
    /** The last day for beginning to work. */
    return_deadline?: IsoDate | null;
    bank_account_number: string;
    /** Who prepared it, in charge of the participant where nobody leads the application. */
    id_user_prepared: number;
  };
  children: readonly JoiningChild[];
}

/** The care of a child as the contract says it. What it does not say is that of the application. */
interface JoiningChild {
  /** In the form of the application, from 0. */
  position: number;
  care_form: string;
  planned_cost: Grosze | null;
  id_careprovider: number | null;
  provider_name?: string;
  care_start?: string;
  care_months?: number | null;
}

/** A child with its schedule, before it has a number. */
interface Promised extends CoFundingTerms {
  child: RegistrationForm['children'][number] & { care_form: CareForm };
  id_careprovider: number | null;
  id_child: number;
}

/**
 * Makes the participant of a contract, the co-funding of each child with its schedule, and ends the way of the
 * application. Called in the transaction of the second signature; once, as a contract makes one participant.
 * @throws ApiError `object-exist` when the contract has its participant, `illegal-step` outside `contract_stage`
 */
export async function joinMember(
  tx: Tx,
  joining: Joining,
  { by, note }: { by: Author; note: Note },
): Promise<{ id_member: number; ids_grant: number[] }> {
  const { registration, contract } = joining;
  const { params } = await getCall(tx, registration.id_call);
  const form = withPersonalData(formOfDraft(registration.form), registration.personal_data);
  const promised = await promisedTo(tx, joining, { form, params });
  const member = await insertMember(tx, joining, { form, promised, by });
  const ids_grant: number[] = [];
  for (const [at, terms] of promised.entries()) {
    ids_grant.push(await insertGrant(tx, { member, terms, ordinal: at + 1, params }, by));
  }
  await joinRegistration(tx, registration.id, { by, note });
  note({
    event: 'cofundingmember.join',
    ...refOf('cofundingmember', member.id),
    diff: { number: member.number, contract: contract.number, grants: ids_grant.length },
  });
  return { id_member: member.id, ids_grant };
}

type Params = Awaited<ReturnType<typeof getCall>>['params'];

async function promisedTo(
  tx: Tx,
  { registration, contract, children }: Joining,
  { form, params }: { form: RegistrationForm; params: Params },
): Promise<Promised[]> {
  const ids = await childIdsOf(tx, registration.id);
  return children.map(({ position, id_careprovider, ...care }) => {
    const answered = form.children[position];
    const child = answered && { ...answered, ...care };
    const id_child = child && ids.get(child.pesel);
    const terms = child && coFundingTerms(child, contract, params);
    if (!child || !hasCareForm(child) || id_child === undefined || !terms) {
      throw new Error(`Contract ${contract.number} promises nothing to child ${position}.`);
    }
    return { ...terms, child, id_careprovider, id_child };
  });
}

function hasCareForm<Child extends { care_form: string }>(
  child: Child,
): child is Child & { care_form: CareForm } {
  return CARE_FORM.some(({ code }) => code === child.care_form);
}

async function insertMember(
  tx: Tx,
  { registration, contract }: Joining,
  { form, promised, by }: { form: RegistrationForm; promised: readonly Promised[]; by: Author },
): Promise<MemberRecord> {
  const number = memberNumber(contract.number);
  const { firstname, lastname } = form;
  const ends = promised.map(({ date_to }) => date_to).toSorted();
  const starts = promised.map(({ date_from }) => date_from).toSorted();
  const planned_end = ends.at(-1) ?? contract.date_to;
  const commune = await communeFactsFor(tx, registration, form);
  const member = await members.insert(
    tx,
    {
      number,
      id_user: registration.id_user,
      id_registration: registration.id,
      id_contract: contract.id,
      id_call: registration.id_call,
      id_user_owner: registration.id_user_owner ?? contract.id_user_prepared,
      contract_number: contract.number,
      contract_from: contract.date_from,
      contract_to: contract.date_to,
      return_deadline: contract.return_deadline ?? null,
      bank_account_number: contract.bank_account_number,
      join_date: contract.conclude_date,
      planned_end,
      esf: esfSnapshot(form, {
        join_date: contract.conclude_date,
        support_from: starts[0] ?? contract.date_from,
        planned_end,
        degurba: commune?.degurba ?? null,
        support: promised.map(({ child }) => child.care_form),
      }),
      name_sort: polishSortKey(`${lastname} ${firstname}`),
      search_text: foldForSearch([lastname, firstname, lastname, number, contract.number].join(' ')),
      is_test: registration.is_test,
    },
    by,
  );
  await recordMemberStatus(tx, member, by);
  return member;
}

async function insertGrant(
  tx: Tx,
  {
    member,
    terms,
    ordinal,
    params,
  }: { member: MemberRecord; terms: Promised; ordinal: number; params: Params },
  by: Author,
): Promise<number> {
  const { child, id_child, id_careprovider, months, amount_total, date_from, date_to } = terms;
  const { firstname, lastname, provider_name, care_form, planned_cost } = child;
  const number = coFundingNumber(member.number, ordinal);
  const { esf, state } = payersOf(months, params);
  const grant = await grants.insert(
    tx,
    {
      ...{ number, ordinal, id_child, id_careprovider, date_from, date_to, provider_name },
      ...{ care_form, planned_cost: planned_cost ?? 0, amount_total },
      id_member: member.id,
      id_user: member.id_user,
      id_contract: member.id_contract,
      child_firstname: firstname,
      child_lastname: lastname,
      rate: params.rate,
      cap: params.cap[care_form] ?? 0,
      esf_amount: esf,
      state_amount: state,
      name_sort: polishSortKey(`${lastname} ${firstname}`),
      search_text: foldForSearch(
        [lastname, firstname, lastname, number, member.number, provider_name].join(' '),
      ),
      is_test: member.is_test,
    },
    by,
  );
  await tx.insert(cofundingGrantMonth).values(months.map((month) => ({ ...month, id_grant: grant.id })));
  await recordGrantStatus(tx, grant, by);
  return grant.id;
}
