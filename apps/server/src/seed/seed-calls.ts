import { DEFAULT_APPLICATION } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { CALL_PRESETS } from '@urzad/grants';
import { getDefault } from '../applications/applications';
import type { Tx } from '../db';
import { cofundingCall } from '../resources/cofunding-calls/table';
import { cofundingContractCounter } from '../resources/cofunding-contracts/table';
import { LAST_CONTRACT_BEFORE } from './contract-plans';
import type { Seeding } from './seeding';

type CallValues = Omit<
  typeof cofundingCall.$inferInsert,
  'id_application' | 'create_date' | 'mod_date' | 'params' | 'name' | 'edition'
> & { preset: 'A_DO_3' | 'B_3_5' };

const FAQ = [
  {
    question: 'Czy liczy się kolejność zgłoszeń?',
    answer: '<p>Najpierw liczą się punkty. Czas złożenia rozstrzyga dopiero przy równej liczbie punktów.</p>',
  },
  {
    question: 'Czy mogę przygotować formularz przed otwarciem naboru?',
    answer: '<p>Tak. Szkic możesz wypełnić wcześniej, a złożyć go po otwarciu naboru.</p>',
  },
];

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
    announcement:
      '<p>Regionalny Urząd Pracy ogłasza nabór zgłoszeń rodziców dzieci do lat 3. Dofinansowanie obejmuje żłobek, klub dziecięcy, dziennego opiekuna i nianię.</p><h3>Kto może złożyć zgłoszenie</h3><ul><li>mieszkaniec województwa,</li><li>rodzic albo opiekun dziecka,</li><li>osoba, która wraca do pracy albo jej szuka.</li></ul>',
    faq: FAQ,
  },
  {
    number: '2/2027',
    preset: 'B_3_5',
    status: 'draft',
    publish_date: '2027-03-01',
    test_from: getMoment('2027-03-11 08:00'),
    test_to: getMoment('2027-03-12 15:30'),
    open_from: getMoment('2027-03-15 08:00'),
    open_to: getMoment('2027-03-19 15:30'),
    reserve_valid_to: getMoment('2027-12-31 23:59'),
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
  await tx
    .insert(cofundingContractCounter)
    .values({ edition: 'II', last: LAST_CONTRACT_BEFORE })
    .onConflictDoNothing();
}
