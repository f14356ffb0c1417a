import type { Contract, ContractToSign } from '@urzad/contract';
import { addDays, warsawDate } from '@urzad/domain';
import { cofundingContract } from '../../src/resources/cofunding-contracts/table';
import { cofundingRegistration } from '../../src/resources/cofunding-registrations/table';
import { ACCOUNT, termsIn } from '../office-contracts';
import type { Move, Walk } from './move';
import { uploadOf, type Walker } from './walkers';

const URL = '/api/cofundingcontract';
const OF_REGISTRATION = '/api/cofundingregistration';
const REASON = 'Błąd w nazwisku dziecka.';
const CLERKS = ['pracownik1', 'pracownik2'] as const;

/** Steps on registrations that were sent, and on contracts up to both signatures. */
export const CONTRACT_MOVES: readonly Move[] = [
  { name: 'take registration', by: CLERKS, act: onRegistration('take', () => ({})) },
  {
    name: 'withdraw registration',
    by: ['parent'],
    act: onRegistration('withdraw', () => ({ reason: 'INNE' })),
  },
  { name: 'score registration', by: CLERKS, act: onRegistration('score', () => ({ points_final: 15 })) },
  { name: 'add contract', by: CLERKS, act: add },
  { name: 'set contract', on: ['contract draft'], by: CLERKS, act: set },
  { name: 'askinitials', on: ['contract draft'], by: CLERKS, act: stepOn('askinitials', 'draft'), weight: 2 },
  {
    name: 'initial',
    on: ['contract draft'],
    by: ['kierownik', 'kierownik', 'pracownik1'],
    act: stepOn('initial', 'draft'),
    weight: 2,
  },
  {
    name: 'sendback contract',
    on: ['contract draft'],
    by: ['kierownik'],
    act: stepOn('sendback', 'draft', () => ({ reason: REASON })),
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

function onRegistration(name: string, more: () => object): Move['act'] {
  return async ({ test, random, send, version }, who) => {
    const all = await test.app.db
      .select({ id: cofundingRegistration.id, row_version: cofundingRegistration.row_version })
      .from(cofundingRegistration)
      .orderBy(cofundingRegistration.id);
    const of = random.pick(all);
    if (!of) return;
    await send(who, `${OF_REGISTRATION}/${name}?id=${of.id}`, {
      ...(name === 'take' ? {} : { row_version: version(of.row_version) }),
      ...more(),
    });
  };
}

async function onContract(
  { test, random }: Walk,
  wanted: OfContract['status'],
  act: (of: OfContract) => Promise<unknown>,
): Promise<void> {
  const all = await test.app.db.select().from(cofundingContract).orderBy(cofundingContract.id);
  const fitting = all.filter(({ status }) => status === wanted);
  const of = random.pick(fitting.length > 0 && random.chance(90) ? fitting : all);
  if (of) await act(of);
}

function stepOn(
  name: string,
  wanted: OfContract['status'],
  more: (walk: Walk) => object = () => ({}),
): Move['act'] {
  return (walk, who) =>
    onContract(walk, wanted, ({ id, row_version }) =>
      walk.send(who, `${URL}/${name}?id=${id}`, { row_version: walk.version(row_version), ...more(walk) }),
    );
}

function prolonged({ test }: Walk) {
  return { sign_member_to: addDays(warsawDate(test.clock.business()), 12), reason: REASON };
}

async function add({ test, random, send }: Walk, who: Walker): Promise<void> {
  const all = await test.app.db
    .select({ id: cofundingRegistration.id })
    .from(cofundingRegistration)
    .orderBy(cofundingRegistration.id);
  const of = random.pick(all);
  if (of) await send(who, `${URL}/add`, { id_registration: of.id });
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
async function sign({ send }: Walk, who: Walker): Promise<void> {
  const found = await who.get(`${URL}/tosign`);
  const waiting: ContractToSign | null = found.statusCode === 200 ? found.json().data : null;
  const document = waiting?.contract.documents.find(({ id }) => id === waiting.id_document);
  if (!waiting || !document) return;
  const filename = await signedFile(who, document.url);
  await send(who, `${URL}/sign?id=${waiting.contract.id}`, { filename, sha256: document.sha256 });
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

async function signedFile(who: Walker, url: string): Promise<string> {
  const file = await who.get(url);
  const answer = await who.post('/api/demo/sign', { pdf: file.rawPayload.toString('base64') });
  if (answer.statusCode !== 200) return 'none.pdf';
  return uploadOf(who, Buffer.from(answer.json().data.pdf, 'base64'));
}
