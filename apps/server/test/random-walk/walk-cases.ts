import type { OfficeCase } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../../src/config';
import { cofundingMember } from '../../src/resources/cofunding-members/table';
import { officeCase } from '../../src/resources/office-cases/table';
import { LETTER } from '../office-cases';
import { FORM, statementIn } from '../resignations';
import type { Move, Walk } from './move';
import { askForCode, ledBy, type Walker } from './walkers';

const URL = '/api/officecase';
const CLERKS = ['pracownik1', 'pracownik2'] as const;

/** Resignations: opened with their signed statement, led and accepted. */
export const CASE_MOVES: readonly Move[] = [
  { name: 'resign', on: ['member active'], by: ['parent'], act: resign },
  { name: 'take case', on: ['resignation new'], by: CLERKS, act: stepOn('take', 'new', {}) },
  { name: 'close case', on: ['resignation open'], by: CLERKS, act: stepOn('close', 'open', LETTER) },
];

/** Of the participant who joined last: the others have months to settle. */
async function resign({ test, send, owner }: Walk, who: Walker): Promise<void> {
  const all = await test.app.db.select().from(cofundingMember).orderBy(cofundingMember.id);
  const of = all.filter(({ status }) => status === 'active').at(-1) ?? all.at(-1);
  if (!of) return;
  const by = await owner(who, of.id_user);
  const last_day = warsawDate(test.clock.business());
  const answer = await send(by, `${URL}/add`, {
    ...{ obj_type: 'cofundingmember', id_obj: of.id, kind: 'REZYGNACJA' },
    ...{ form: { ...FORM, last_day }, ...LETTER },
  });
  if (answer.statusCode !== 200) return;
  const opened: OfficeCase = answer.json().data;
  const { id: id_document, sha256 } = statementIn(opened);
  const ask = () => by.post(`${URL}/signcode?id=${opened.id}`, { id_document });
  const code = await askForCode(test, ask, by.mail);
  const signing = { id_document, sha256, pass: DEMO_PASSWORD, code, statement: 'yes' };
  await send(by, `${URL}/sign?id=${opened.id}`, signing);
}

type OfCase = typeof officeCase.$inferSelect;

function stepOn(name: string, wanted: OfCase['status'], body: object): Move['act'] {
  return async (walk, who) => {
    const all = await walk.test.app.db
      .select()
      .from(officeCase)
      .where(eq(officeCase.kind, 'REZYGNACJA'))
      .orderBy(officeCase.id);
    const fitting = all.filter(({ status }) => status === wanted);
    const of = walk.random.prefer(fitting, all);
    if (!of) return;
    const by = await ledBy(walk, who, of.id_user_owner);
    await walk.send(by, `${URL}/${name}?id=${of.id}`, body);
  };
}
