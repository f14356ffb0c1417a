import { DEFAULT_APPLICATION } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { CALL_PRESETS } from '@urzad/grants';
import { getDefault } from '../applications/applications';
import type { Tx } from '../db';
import { cofundingCall } from '../resources/cofunding-calls/table';
import type { Seeding } from './seeding';

type CallValues = Omit<
  typeof cofundingCall.$inferInsert,
  'id_application' | 'create_date' | 'mod_date' | 'params' | 'name' | 'edition'
> & { preset: 'A_DO_3' | 'B_3_5' };

/** The four calls of Process §8.1, each in another status. */
const CALLS: readonly CallValues[] = [
  {
    number: '1/2026',
    preset: 'A_DO_3',
    status: 'settled',
    publish_date: '2026-02-16',
    open_from: getMoment('2026-03-02 08:00'),
    open_to: getMoment('2026-03-04 15:30'),
    places_in_zone: 10,
    places_out_zone: 10,
    reserve_limit: 10,
    budget: 27_360_000,
  },
  {
    number: '2/2026',
    preset: 'A_DO_3',
    status: 'ranked',
    publish_date: '2026-10-19',
    test_from: getMoment('2026-10-29 08:00'),
    test_to: getMoment('2026-10-30 15:30'),
    open_from: getMoment('2026-11-03 08:00'),
    open_to: getMoment('2026-11-05 15:30'),
    places_in_zone: 3,
    places_out_zone: 3,
    reserve_limit: 4,
    reserve_valid_to: getMoment('2027-06-30 23:59'),
    budget: 8_208_000,
  },
  {
    number: '1/2027',
    preset: 'A_DO_3',
    status: 'open',
    publish_date: '2027-01-25',
    open_from: getMoment('2027-02-08 08:00'),
    open_to: getMoment('2027-02-12 15:30'),
    places_in_zone: 50,
    places_out_zone: 50,
    reserve_limit: 20,
    budget: 136_800_000,
  },
  {
    number: '2/2027',
    preset: 'B_3_5',
    status: 'draft',
    publish_date: '2027-03-01',
    places_in_zone: 20,
    places_out_zone: 20,
    reserve_limit: 10,
    budget: 66_720_000,
  },
];

export async function seedCalls(tx: Tx, { date }: Seeding): Promise<void> {
  // A call is for the voivodeship of the office, and keeps its terms when the setting changes.
  const { voivodeship: region } = await getDefault(tx);
  await tx.insert(cofundingCall).values(
    CALLS.map((call) => ({
      ...call,
      name: `Nabór ${call.number}`,
      edition: 'II',
      params: { ...CALL_PRESETS[call.preset], region },
      id_application: DEFAULT_APPLICATION,
      create_date: date,
      mod_date: date,
    })),
  );
}
