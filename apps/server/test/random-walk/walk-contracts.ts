import type { Contract, ContractToSign } from '@urzad/contract';
import { addDays, warsawDate } from '@urzad/domain';
import { cofundingContract } from '../../src/resources/cofunding-contracts/table';
import { cofundingRegistration } from '../../src/resources/cofunding-registrations/table';
import { ACCOUNT, termsIn } from '../office-contracts';
import { isWanted, type Move, type Walk } from './move';
import { ledBy, signedFile, type Walker } from './walkers';

const URL = '/api/cofundingcontract';
const REASON = 'Błąd w nazwisku dziecka.';
const CLERKS = ['pracownik1', 'pracownik2'] as const;

/** Steps on contracts up to both signatures. */
export const CONTRACT_MOVES: readonly Move[] = [
  { name: 'add contract', on: ['registration contract_stage'], by: CLERKS, act: add },
  { name: 'set contract', on: ['contract draft'], by: CLERKS, act: set },
  { name: 'askinitials', on: ['contract draft'], by: CLERKS, act: stepOn('askinitials', 'draft'), weight: 2 },
  {
    name: 'initial',
    on: ['contract asked'],
    by: ['kierownik', 'kierownik', 'pracownik1'],
    act: stepOn('initial', 'asked'),
    weight: 2,
  },
  {
    name: 'sendback contract',
    on: ['contract asked'],
    by: ['kierownik'],
    act: stepOn('sendback', 'asked', () => ({ reason: REASON })),
  },
  { name: 'prolong', on: ['contract to_member'], by: CLERKS, act: stepOn('prolong', 'to_member', prolonged) },
  {
    name: 'returntodraft',
    on: ['contract to_office'],
    by: [...CLERKS, 'dyrektor'],
    act: stepOn('returntodraft', 'to_office', () => ({ return_reason: 'DANE', reason: REASON })),
  },
  { name: 'sign contract', on: ['contract to_member'], by: ['parent'], act: sign, weight: 3 },
  { name: 'countersign', on: ['contract to_office'], by: ['dyrektor'], act: countersign, weight: 3 },
];

type OfContract = typeof cofundingContract.$inferSelect;
type Wanted = OfContract['status'] | 'asked';

async function onContract(
  { test, random }: Walk,
  wanted: Wanted,
  act: (of: OfContract) => Promise<unknown>,
): Promise<void> {
  const all = await test.app.db.select().from(cofundingContract).orderBy(cofundingContract.id);
  const fitting = all.filter((one) => isWanted(one, wanted));
  const of = random.prefer(fitting, all);
  if (of) await act(of);
}

function stepOn(name: string, wanted: Wanted, more: (walk: Walk) => object = () => ({})): Move['act'] {
  return (walk, who) =>
    onContract(walk, wanted, async ({ id, id_user_prepared, row_version }) => {
      const by = name === 'askinitials' ? await ledBy(walk, who, id_user_prepared) : who;
      const body = { row_version: walk.version(row_version), ...more(walk) };
      await walk.send(by, `${URL}/${name}?id=${id}`, body);
    });
}

function prolonged({ test }: Walk) {
  return { sign_member_to: addDays(warsawDate(test.clock.business()), 12), reason: REASON };
}

/** Of an application whose documents were accepted, or now and then of any. */
async function add({ test, random, send }: Walk, who: Walker): Promise<void> {
  const { id, status } = cofundingRegistration;
  const all = await test.app.db.select({ id, status }).from(cofundingRegistration).orderBy(id);
  const made = await test.app.db.select({ of: cofundingContract.id_registration }).from(cofundingContract);
  const ready = all.filter((one) => one.status === 'contract_stage' && !made.some(({ of }) => of === one.id));
  const found = random.prefer(ready, all);
  if (found) await send(who, `${URL}/add`, { id_registration: found.id });
}

async function set(walk: Walk, who: Walker): Promise<void> {
  await onContract(walk, 'draft', async ({ id }) => {
    const found = await who.get(`${URL}/find?id=${id}`);
    if (found.statusCode !== 200) return;
    const contract: Contract = found.json().data;
    const terms = { ...termsIn(contract), bank_account_number: ACCOUNT };
    const row_version = walk.version(contract.row_version);
    await walk.send(who, `${URL}/set?id=${id}`, { ...terms, row_version });
  });
}

/** Outside of the portal, with the authority of the demo. */
async function sign(walk: Walk, who: Walker): Promise<void> {
  await onContract(walk, 'to_member', async ({ id, id_user }) => {
    const by = await walk.owner(who, id_user);
    const found = await by.get(`${URL}/tosign?id=${id}`);
    const waiting: ContractToSign | null = found.statusCode === 200 ? found.json().data : null;
    const document = waiting?.contract.documents.find((one) => one.id === waiting.id_document);
    if (!document) return;
    const filename = await signedFile(by, document.url);
    await walk.send(by, `${URL}/sign?id=${id}`, { filename, sha256: document.sha256 });
  });
}

async function countersign(walk: Walk, who: Walker): Promise<void> {
  await onContract(walk, 'to_office', async ({ id }) => {
    const found = await who.get(`${URL}/find?id=${id}`);
    if (found.statusCode !== 200) return;
    const { documents }: Contract = found.json().data;
    const document = documents.find(({ kind, status }) => kind === 'UMOWA' && status !== 'void');
    if (!document) return;
    const filenames = [await signedFile(who, document.url)];
    await walk.send(who, `${URL}/countersign`, { filenames });
  });
}
