import { DEFAULT_APPLICATION } from '@urzad/contract';
import type { Tx } from '../db';
import { careProvider } from '../resources/care-providers/table';
import type { Seeding } from './seeding';

type Provider = Pick<typeof careProvider.$inferInsert, 'kind' | 'name' | 'city' | 'register_no' | 'nip'>;

/** The nanny of the demo, invented like every number there. */
export const NANNY = { name: 'Halina Wzorowa-Testowa', nanny_pesel: '75051200044' };

/** Those of Process §8.3; the nanny comes with the contract that a parent brings. */
const PROVIDERS: readonly Provider[] = [
  {
    kind: 'ZLOBEK',
    name: 'Żłobek „Pod Żółwikiem”',
    city: 'Stargard',
    register_no: '0001/ZL',
    nip: '0000000023',
  },
  {
    kind: 'KLUB',
    name: 'Klub dziecięcy „Ślimaczek”',
    city: 'Szczecin',
    register_no: '0002/KL',
    nip: '0000000046',
  },
  {
    kind: 'DZIENNY',
    name: 'Dzienna Opieka „Ćma”',
    city: 'Białogard',
    register_no: '0003/DO',
    nip: '0000000052',
  },
  {
    kind: 'PRZEDSZKOLE',
    name: 'Przedszkole „Gęsiego”',
    city: 'Gryfice',
    register_no: '000001',
    nip: '0000000023',
  },
];

/** The office has blocked it. */
const BLOCKED: Provider = {
  kind: 'ZLOBEK',
  name: 'Żłobek „Zamknięty”',
  city: 'Police',
  register_no: '0009/ZL',
  nip: '0000000046',
};

export async function seedProviders(tx: Tx, { date }: Seeding): Promise<void> {
  const made = { id_application: DEFAULT_APPLICATION, create_date: date, mod_date: date };
  await tx.insert(careProvider).values(PROVIDERS.map((provider) => ({ ...provider, ...made })));
  await tx.insert(careProvider).values({
    ...BLOCKED,
    ...made,
    status: 'blocked',
    block_reason: 'Wykreślony z rejestru żłobków.',
  });
}
