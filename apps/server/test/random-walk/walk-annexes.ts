import type { Annex } from '@urzad/contract';
import { cofundingAnnex } from '../../src/resources/cofunding-annexes/table';
import { cofundingContract } from '../../src/resources/cofunding-contracts/table';
import { changesIn } from '../office-annexes';
import { isWanted, type Move, type Walk } from './move';
import { ledBy, signedFile, type Walker } from './walkers';

const URL = '/api/cofundingannex';
const REASON = 'Kwota w aneksie jest za wysoka.';
const CLERKS = ['pracownik1', 'pracownik2'] as const;

/** Steps on annexes of contracts in force, up to both signatures. */
export const ANNEX_MOVES: readonly Move[] = [
  { name: 'add annex', on: ['contract active'], by: CLERKS, act: add, weight: 3 },
  { name: 'set annex', on: ['annex draft'], by: CLERKS, act: set, weight: 2 },
  { name: 'askinitials annex', on: ['annex draft'], by: CLERKS, act: stepOn('askinitials', 'draft') },
  {
    name: 'initial annex',
    on: ['annex asked'],
    by: ['kierownik', 'kierownik', 'pracownik1'],
    act: stepOn('initial', 'asked'),
    weight: 2,
  },
  {
    name: 'sendback annex',
    on: ['annex asked'],
    by: ['kierownik'],
    act: stepOn('sendback', 'asked', { reason: REASON }),
  },
  {
    name: 'returntodraft annex',
    on: ['annex to_member'],
    by: CLERKS,
    act: stepOn('returntodraft', 'to_member', { return_reason: 'DANE', reason: REASON }),
  },
  {
    name: 'refuse annex',
    on: ['annex to_member'],
    by: ['parent'],
    act: stepOn('refuse', 'to_member', { reason: REASON }),
  },
  {
    name: 'cancel annex',
    on: ['annex draft', 'annex to_office'],
    by: CLERKS,
    act: stepOn('cancel', 'draft', { reason: REASON }),
  },
  { name: 'sign annex', on: ['annex to_member'], by: ['parent'], act: sign, weight: 3 },
  { name: 'countersign annex', on: ['annex to_office'], by: ['dyrektor'], act: countersign, weight: 3 },
];

type OfAnnex = typeof cofundingAnnex.$inferSelect;
type Wanted = OfAnnex['status'] | 'asked';

async function onAnnex(
  walk: Walk,
  { who, wanted }: { who: Walker; wanted: Wanted },
  act: (of: OfAnnex, by: Walker) => Promise<unknown>,
): Promise<void> {
  const { test, random, owner } = walk;
  const all = await test.app.db.select().from(cofundingAnnex).orderBy(cofundingAnnex.id);
  const fitting = all.filter((one) => isWanted(one, wanted));
  const of = random.prefer(fitting, all);
  if (!of) return;
  await act(of, who.isParent ? await owner(who, of.id_user) : await ledBy(walk, who, of.id_user_prepared));
}

function stepOn(name: string, wanted: Wanted, more: object = {}): Move['act'] {
  return (walk, who) =>
    onAnnex(walk, { who, wanted }, ({ id, row_version }, by) =>
      walk.send(by, `${URL}/${name}?id=${id}`, { row_version: walk.version(row_version), ...more }),
    );
}

async function add({ test, random, send }: Walk, who: Walker): Promise<void> {
  const all = await test.app.db.select().from(cofundingContract).orderBy(cofundingContract.id);
  const active = all.filter(({ status }) => status === 'active');
  const of = random.prefer(active, all);
  if (of) await send(who, `${URL}/add`, { id_contract: of.id, id_officecase: null });
}

/** Another price of the care, from the first day on which an annex may hold. */
async function set(walk: Walk, who: Walker): Promise<void> {
  await onAnnex(walk, { who, wanted: 'draft' }, async ({ id }, by) => {
    const found = await by.get(`${URL}/find?id=${id}`);
    if (found.statusCode !== 200) return;
    const annex: Annex = found.json().data;
    const cost = 50_000 + walk.random.below(90_000);
    const row_version = walk.version(annex.row_version);
    await walk.send(by, `${URL}/set?id=${id}`, { row_version, ...changesIn(annex, cost) });
  });
}

async function sign(walk: Walk, who: Walker): Promise<void> {
  await onAnnex(walk, { who, wanted: 'to_member' }, async ({ id }, by) => {
    const document = await documentOf(by, id);
    if (!document) return;
    const filename = await signedFile(by, document.url);
    await walk.send(by, `${URL}/sign?id=${id}`, { filename, sha256: document.sha256 });
  });
}

async function countersign(walk: Walk, who: Walker): Promise<void> {
  await onAnnex(walk, { who, wanted: 'to_office' }, async ({ id }, by) => {
    const document = await documentOf(by, id);
    if (!document) return;
    await walk.send(by, `${URL}/countersign`, { filenames: [await signedFile(by, document.url)] });
  });
}

async function documentOf(who: Walker, id: number) {
  const found = await who.get(`${URL}/find?id=${id}`);
  if (found.statusCode !== 200) return undefined;
  const { documents }: Annex = found.json().data;
  return documents.find(({ kind, status }) => kind === 'ANEKS' && status !== 'void');
}
