import { DEFAULT_APPLICATION } from '@urzad/contract';
import { birthDateOf, getMoment, isPesel, regionOf, sexOf, warsawDate } from '@urzad/domain';
import { CALL_PRESETS } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import { getById } from '../applications/applications';
import { application } from '../applications/table';
import type { Tx } from '../db';
import { grantRole } from '../identity/roles/held-roles';
import { user } from '../identity/table';
import { cofundingCall } from '../resources/cofunding-calls/table';
import { addAccount } from './add-account';
import { communeOf } from './seed-people';
import type { Seeding } from './seeding';

/** A small application beside the default one, so that their separation can be seen (Order §10). */
export const SECOND_APPLICATION = 9193;
export const SECOND_CALL = 'P/2027';

/** Belong to both applications. */
const OFFICER_OF_BOTH = 'pracownik2@urzad.example.com';
export const PARENT_OF_BOTH = 'barbara.podwojna@example.com';
export const PARENT_OF_SECOND = 'cezary.pilotowy@example.com';

/** After the accounts of the default application, one of which works in both. */
export async function seedSecondApplication(tx: Tx, seeding: Seeding): Promise<void> {
  const { date } = seeding;
  const { id: _id, uuid: _uuid, ...office } = await getById(tx, DEFAULT_APPLICATION);
  const common = { id_application: SECOND_APPLICATION, create_date: date, mod_date: date };
  await tx.insert(application).values({
    ...office,
    ...common,
    id: SECOND_APPLICATION,
    name: 'Małe granty – pilotaż',
    folder: 'male-granty-pilotaz',
    project_no: 'PROJEKT-0001/26',
    project_value: 50_000_000,
    eu_value: 42_500_000,
  });
  await tx.insert(cofundingCall).values({
    ...common,
    number: SECOND_CALL,
    name: `Nabór ${SECOND_CALL}`,
    edition: 'I',
    preset: 'A_DO_3',
    status: 'open',
    publish_date: '2027-01-18',
    open_from: getMoment('2027-02-01 08:00'),
    open_to: getMoment('2027-02-26 15:30'),
    places_in_zone: 3,
    places_out_zone: 3,
    reserve_limit: 2,
    budget: 8_208_000,
    params: { ...CALL_PRESETS.A_DO_3, region: office.voivodeship },
  });
  const parent = await addParent(tx, seeding, {
    mail: PARENT_OF_BOTH,
    firstname: 'Barbara',
    lastname: 'Podwójna',
    pesel: '90051201765',
    phone: '000 000 091',
    ...PLACE,
  });
  await addParent(tx, seeding, {
    mail: PARENT_OF_SECOND,
    firstname: 'Cezary',
    lastname: 'Pilotowy',
    pesel: '88092101775',
    phone: '000 000 092',
    ...PLACE,
    id_application: SECOND_APPLICATION,
  });
  const [officer] = await tx.select({ id: user.id }).from(user).where(eq(user.mail, OFFICER_OF_BOTH));
  if (!officer) throw new Error(`The demo data has nobody with the address ${OFFICER_OF_BOTH}.`);

  const there = { date, reason: 'demo', id_application: SECOND_APPLICATION };
  await grantRole(tx, { id_user: parent, code: 'CITIZEN', ...there });
  await grantRole(tx, { id_user: officer.id, code: 'PM', ...there });
}

const PLACE = {
  location_street: 'Parkowa',
  location_building_number: '5',
  location_zip_code: '70-001',
  location_city: 'Szczecin',
  location_district: '3262',
};

type Parent = typeof PLACE & {
  mail: string;
  firstname: string;
  lastname: string;
  pesel: string;
  phone: string;
  id_application?: number;
};

function addParent(tx: Tx, seeding: Seeding, parent: Parent): Promise<number> {
  const { pesel } = parent;
  if (!isPesel(pesel, warsawDate(seeding.date)))
    throw new Error(`The demo PESEL of ${parent.firstname} is not valid.`);
  return addAccount(tx, seeding, {
    ...parent,
    role: 'CITIZEN',
    born_date: birthDateOf(pesel),
    sex: sexOf(pesel),
    accept_condition: 'yes',
    accept_condition_date: seeding.date,
    location_region: regionOf(parent.location_district),
    location_community: communeOf(parent.location_city, parent.location_district),
  });
}
