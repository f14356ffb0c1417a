import { randomUUID } from 'node:crypto';
import { cofundingRegistrations as contract, demo, officeCases, type Registration } from '@urzad/contract';
import { type Client, clientOf, signIn } from '../../../kit/api';
import { DEMO_PASSWORD } from '../../../kit/people';
import { find } from '../../../kit/steps';
import { again, commitOf, type Write } from '../write';

/** Without a place in the old call, whose list was published two days before. */
const PARENT = 'jadwiga.modelowa@example.com';
const WITHIN_THE_TERM = '2026-11-26T09:00:00.000Z';
const NOTE = 'Pierwsza ocena pominęła orzeczenie.';

/** New points of a ranked application: one gives them, another approves them. */
export const OF_POINTS_REVIEWS: readonly Write[] = [
  {
    name: 'new points after a review',
    points: commitOf(contract.rescore),
    async prepare(address) {
      const { staff, registration, key } = await asked(address);
      return {
        act: (next) => rescore(again(next, staff), registration, key),
        count: async (next) => Number((await find(again(next, staff), registration.id)).rescoring !== null),
      };
    },
  },
  {
    name: 'approved points after a review',
    points: commitOf(contract.approveRescore),
    async prepare(address) {
      const { staff, registration, key } = await asked(address);
      const { id, row_version } = (await rescore(staff, registration, key)).data;
      const second = await signIn(address, 'dyrektor@urzad.example.com', DEMO_PASSWORD);
      const pressed = { query: { id }, body: { row_version }, key: randomUUID() };
      return {
        act: (next) => again(next, second).request(contract.approveRescore, pressed),
        count: async (next) => {
          const { rescoring } = await find(again(next, staff), id);
          return Number((rescoring?.second ?? null) !== null);
        },
      };
    },
  },
];

function rescore(staff: Client, { id, row_version }: Registration, key: string) {
  const body = { row_version, points_final: 40, points_note: NOTE };
  return staff.request(contract.rescore, { query: { id }, body, key });
}

async function asked(address: string) {
  await clientOf(address).request(demo.clock, { body: { now: WITHIN_THE_TERM } });
  const parent = await signIn(address, PARENT, DEMO_PASSWORD);
  const [row] = (await parent.request(contract.get)).data;
  if (!row) throw new Error(`${PARENT} has no registration.`);
  await parent.request(officeCases.add, {
    body: {
      ...{ obj_type: 'cofundingregistration', id_obj: row.id, kind: 'PONOWNA_OCENA', form: {} },
      ...{ body: 'Proszę o ponowną ocenę punktów.', filenames: [] },
    },
    key: randomUUID(),
  });
  const staff = await signIn(address, 'kierownik@urzad.example.com', DEMO_PASSWORD);
  return { staff, registration: await find(staff, row.id), key: randomUUID() };
}
