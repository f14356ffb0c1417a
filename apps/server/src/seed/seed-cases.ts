import type { OfficeCase, OfficeCaseRow } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import type { CasePlan } from './case-plans';
import { attachmentOf, type Stage, signIn } from './stage';
import { dataOf, type Walker, walkRegistration } from './walk-registration';

const URL = '/api/officecase';

/** Makes one case over the endpoints of the portal. Of one that was opened before a crash the missing steps follow. */
export async function walkCase(stage: Stage, plan: CasePlan): Promise<void> {
  const opened = getMoment(plan.opened);
  stage.clock.set(opened);
  const applicant = await signIn(stage, plan.mail);
  const own: OfficeCaseRow[] = dataOf(await applicant.get(`${URL}/get?page_count=100`));
  const begun = own.find(({ create_date }) => create_date === opened.toISOString());
  const { id }: { id: number } =
    begun ?? dataOf(await applicant.post(`${URL}/add`, await bodyOf(stage, plan, applicant)));
  await applicant.leave();
  for (const { at, by, name, body = {} } of plan.steps) {
    stage.clock.set(getMoment(at));
    const walker = await signIn(stage, by ? `${by}@urzad.example.com` : plan.mail);
    const isLetter = name !== 'take' && name !== 'note';
    if (!(await isTaken(walker, id, at))) {
      dataOf(await walker.post(`${URL}/${name}?id=${id}`, isLetter ? { filenames: [], ...body } : body));
    }
    await walker.leave();
  }
}

/** Each step leaves a letter, a note or a status with its time, which no other step of the case has. */
async function isTaken(walker: Walker, id: number, at: string): Promise<boolean> {
  const { messages, events }: OfficeCase = dataOf(await walker.get(`${URL}/find?id=${id}`));
  const dates = [...messages.map(({ sent_date }) => sent_date), ...events.map(({ date }) => date)];
  return dates.includes(getMoment(at).toISOString());
}

async function bodyOf(stage: Stage, { about, kind, form = {}, body, file }: CasePlan, applicant: Walker) {
  const object = about
    ? { obj_type: 'cofundingregistration', id_obj: await registrationOf(applicant, about) }
    : { obj_type: 'general', id_obj: null };
  const filenames: string[] = [];
  if (file) {
    const { name, bytes } = await attachmentOf(stage, file);
    filenames.push(await walkRegistration(applicant).upload(name, bytes));
  }
  return { ...object, kind, form, body, filenames };
}

async function registrationOf({ get }: Walker, call: string): Promise<number> {
  const rows: { id: number; call_number: string }[] = dataOf(await get('/api/cofundingregistration/get'));
  const row = rows.find(({ call_number }) => call_number === call);
  if (!row) throw new Error(`There is no registration in call ${call} that a case could be about.`);
  return row.id;
}
