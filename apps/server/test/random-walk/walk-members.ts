import { addDays, warsawDate } from '@urzad/domain';
import { cofundingEmployer } from '../../src/resources/cofunding-employers/table';
import { cofundingMember } from '../../src/resources/cofunding-members/table';
import type { Move } from './move';
import { uploadOf } from './walkers';

const CLERKS = ['pracownik1', 'pracownik2'] as const;
const NOTE = 'Na zaświadczeniu brakuje podpisu pracodawcy.';

/** Steps of participants: the confirmation of their work, and the end of their participation. */
export const MEMBER_MOVES: readonly Move[] = [
  { name: 'add certificate', by: ['parent'], act: addCertificate, weight: 2 },
  { name: 'check certificate', on: ['certificate uploaded'], by: CLERKS, act: checkCertificate, weight: 3 },
  { name: 'complete', on: ['member ending'], by: CLERKS, act: complete },
];

type Act = Move['act'];

async function addCertificate(...[{ test, random, send, owner }, who]: Parameters<Act>): Promise<void> {
  const of = random.pick(await test.app.db.select().from(cofundingMember).orderBy(cofundingMember.id));
  if (!of) return;
  const by = await owner(who, of.id_user);
  const filename = await uploadOf(by);
  const kind = random.chance(80) ? 'PERIODIC' : 'START';
  await send(by, `/api/cofundingemployer/add?id=${of.id_registration}`, { kind, filename });
}

async function checkCertificate(...[{ test, random, send, version }, who]: Parameters<Act>): Promise<void> {
  const all = await test.app.db.select().from(cofundingEmployer).orderBy(cofundingEmployer.id);
  const waiting = all.filter(({ status, deleted }) => status === 'uploaded' && deleted === 'no');
  const of = random.pick(waiting.length > 0 ? waiting : all);
  if (!of) return;
  const issued_date = addDays(warsawDate(of.create_date), -random.below(40));
  const facts = {
    ...{ issued_date, employer_name: 'Fikcyjna sp. z o.o.', employer_nip: '0000000017' },
    ...{ contract_kind: 'UMOWA_O_PRACE', employed_from: '2027-03-15' },
  };
  const verdict = random.chance(85) ? { status: 'accepted', facts } : { status: 'rejected', note: NOTE };
  await send(who, `/api/cofundingemployer/check?id=${of.id_registration}`, {
    ...{ id_certificate: of.id, row_version: version(of.row_version) },
    ...verdict,
  });
}

async function complete(...[{ test, random, send, version }, who]: Parameters<Act>): Promise<void> {
  const all = await test.app.db.select().from(cofundingMember).orderBy(cofundingMember.id);
  const ending = all.filter(({ status }) => status === 'ending');
  const of = random.prefer(ending, all);
  if (!of) return;
  await send(who, `/api/cofundingmember/complete?id=${of.id}`, { row_version: version(of.row_version) });
}
