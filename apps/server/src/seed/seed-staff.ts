import type { RoleCode } from '@urzad/grants';
import type { Tx } from '../db';
import { grantRole } from '../identity/roles/held-roles';
import { addAccount } from './add-account';
import type { Seeding } from './seeding';

type Member = readonly [
  mailbox: string,
  role: RoleCode,
  firstname: string,
  lastname: string,
  other?: RoleCode,
];

const STAFF: readonly Member[] = [
  ['admin.uprawnien', 'AU', 'Urszula', 'Uprawniona'],
  ['admin.techniczny', 'AT', 'Tadeusz', 'Techniczny'],
  ['gospodarz', 'GOS', 'Grażyna', 'Gospodarna', 'OBS'],
  ['kierownik', 'KP', 'Krystyna', 'Kierownicza'],
  ['pracownik1', 'PM', 'Piotr', 'Pracowity'],
  ['pracownik2', 'PM', 'Paulina', 'Sumienna'],
  ['dyrektor', 'DYR', 'Dariusz', 'Dyrektorski'],
  ['ksiegowosc', 'KS', 'Kinga', 'Księgowa'],
  ['kontroler', 'KON', 'Konrad', 'Kontrolny'],
  ['iod', 'IOD', 'Iwona', 'Ochronna'],
  ['kancelaria', 'KAN', 'Kamila', 'Kancelaryjna'],
  ['obserwator', 'OBS', 'Oskar', 'Obserwujący'],
];

/** One account for each role of the office (Process §8.2), and one person with two roles to choose from. */
export async function seedStaff(tx: Tx, seeding: Seeding): Promise<void> {
  for (const [mailbox, role, firstname, lastname, other] of STAFF) {
    const id_user = await addAccount(tx, seeding, {
      mail: `${mailbox}@urzad.example.com`,
      role,
      firstname,
      lastname,
      accept_condition: 'yes',
      accept_condition_date: seeding.date,
    });
    if (other) await grantRole(tx, { id_user, code: other, date: seeding.date, reason: 'demo' });
  }
}
