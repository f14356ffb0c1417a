import { application } from '../applications/table';
import type { Tx } from '../db';

/** The application and its fictional office (Order §7); a real office replaces all of these values. */
export async function addDefaultApplication(tx: Tx, { id, date }: { id: number; date: Date }): Promise<void> {
  await tx.insert(application).values({
    id,
    id_application: id,
    create_date: date,
    mod_date: date,
    name: 'Małe granty II',
    folder: 'male-granty-2',
    office_name: 'Regionalny Urząd Pracy',
    office_address: 'ul. Lipowa 12, 00-000 Zielony Staw',
    office_mail: 'granty@urzad.example.com',
    office_phones: ['000 000 001', '000 000 002', '000 000 003', '000 000 004'],
    office_hours: { pl: 'pon.–pt. 7:30–15:30', en: 'Mon–Fri 7:30–15:30' },
    bip_url: 'https://bip.urzad.example.com',
    ade_address: 'AE:PL-00000-00000-AAAAA-00',
    social_url: 'https://social.example.com/urzad',
    project_no: 'PROJEKT-0000/26',
    project_value: 2_000_000_000,
    eu_value: 1_700_000_000,
    legal_person: 'Województwo Zachodniopomorskie',
    power_no: '1/2026',
    project_period: '2026-01-01 – 2028-12-31',
  });
}
