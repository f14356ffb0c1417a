import type { Contract, ContractToSign, Countersigned } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { inCall } from './bring-documents';
import { CONTRACT_PLANS, type ContractPlan } from './contract-plans';
import { CLERK_OF_OLD_CALL } from './decide';
import { type Stage, signIn } from './stage';
import { dataOf, walkRegistration } from './walk-registration';

const URL = '/api/cofundingcontract';
const MANAGER = 'kierownik@urzad.example.com';
const DIRECTOR = 'dyrektor@urzad.example.com';

type Person = Awaited<ReturnType<typeof signIn>>;
type Act = 'prepared' | 'initialled' | 'signed' | 'countersigned';

/** What happens to the contracts of the demo data, in the order of its times. */
export function contractActs(): { at: string; make: (stage: Stage) => Promise<void> }[] {
  return CONTRACT_PLANS.flatMap((plan) =>
    (['prepared', 'initialled', 'signed', 'countersigned'] as const).flatMap((act) => {
      const at = plan[act];
      return at === undefined ? [] : [{ at, make: (stage: Stage) => take(stage, plan, { act, at }) }];
    }),
  );
}

const TAKEN: Record<Act, (stage: Stage, plan: ContractPlan) => Promise<void>> = {
  prepared: prepare,
  initialled: initial,
  signed: sign,
  countersigned: countersign,
};

/** A step that was done before a crash is left out. */
async function take(stage: Stage, plan: ContractPlan, { act, at }: { act: Act; at: string }): Promise<void> {
  stage.clock.set(getMoment(at));
  await TAKEN[act](stage, plan);
}

async function prepare(stage: Stage, plan: ContractPlan): Promise<void> {
  const { care_start } = plan;
  const id_registration = await registrationOf(stage, plan);
  await as(stage, CLERK_OF_OLD_CALL, async (clerk) => {
    const found = await contractOf(clerk, id_registration);
    const added: Contract = found ?? dataOf(await clerk.post(`${URL}/add`, { id_registration }));
    if (added.status !== 'draft' || added.asked === 'yes') return;
    const ready = care_start ? await begunOn(clerk, added, care_start) : added;
    await step(clerk, ready, 'askinitials');
  });
}

async function begunOn(clerk: Person, contract: Contract, care_start: string): Promise<Contract> {
  const { bank_account_number, return_deadline, care } = contract;
  return step(clerk, contract, 'set', {
    bank_account_number,
    return_deadline,
    care: care.map(({ position, care_months, planned_cost }) => ({
      ...{ position, care_start, care_months, planned_cost },
    })),
  });
}

async function initial(stage: Stage, plan: ContractPlan): Promise<void> {
  const id_registration = await registrationOf(stage, plan);
  await as(stage, MANAGER, async (manager) => {
    const contract = await contractOf(manager, id_registration);
    if (contract?.status === 'draft') await step(manager, contract, 'initial');
  });
}

/** Outside of the portal, with the authority of the demo. */
async function sign(stage: Stage, { mail }: ContractPlan): Promise<void> {
  await as(stage, mail, async (parent) => {
    const waiting: ContractToSign | null = dataOf(await parent.get(`${URL}/tosign`));
    const document = waiting?.contract.documents.find(({ id }) => id === waiting.id_document);
    if (!waiting || !document) return;
    const filename = await signedFile(parent, document);
    dataOf(await parent.post(`${URL}/sign?id=${waiting.contract.id}`, { filename, sha256: document.sha256 }));
  });
}

async function countersign(stage: Stage, plan: ContractPlan): Promise<void> {
  const id_registration = await registrationOf(stage, plan);
  await as(stage, DIRECTOR, async (director) => {
    const contract = await contractOf(director, id_registration);
    if (contract?.status !== 'to_office') return;
    const document = contract.documents.find(({ kind, status }) => kind === 'UMOWA' && status !== 'void');
    if (!document) throw new Error(`Contract ${contract.number} has no document.`);
    const filenames = [await signedFile(director, document)];
    const [result]: Countersigned[] = dataOf(await director.post(`${URL}/countersign`, { filenames }));
    if (result?.outcome !== 'signed') {
      throw new Error(`Contract ${contract.number} was not countersigned: ${result?.reason}`);
    }
  });
}

async function signedFile(who: Person, { url }: { url: string }): Promise<string> {
  const pdf = Buffer.from(await who.file(url)).toString('base64');
  const signed: { pdf: string } = dataOf(await who.post('/api/demo/sign', { pdf }));
  return walkRegistration(who).upload('umowa-podpisana.pdf', Buffer.from(signed.pdf, 'base64'));
}

async function step(who: Person, { id, row_version }: Contract, name: string, body = {}): Promise<Contract> {
  return dataOf(await who.post(`${URL}/${name}?id=${id}`, { row_version, ...body }));
}

async function contractOf(who: Person, id_registration: number): Promise<Contract | undefined> {
  const [row]: { id: number }[] = dataOf(await who.get(`${URL}/get?id_registration=${id_registration}`));
  return row && dataOf(await who.get(`${URL}/find?id=${row.id}`));
}

async function registrationOf(stage: Stage, { mail, call }: ContractPlan): Promise<number> {
  return as(stage, mail, async (parent) => (await inCall(parent, call)).id);
}

async function as<Result>(
  stage: Stage,
  mail: string,
  act: (who: Person) => Promise<Result>,
): Promise<Result> {
  const who = await signIn(stage, mail);
  const result = await act(who);
  await who.leave();
  return result;
}
