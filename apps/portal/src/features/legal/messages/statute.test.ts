import type { CofundingCall, OfficeView } from '@urzad/contract';
import { CALL_PRESETS, statuteFactsOf, statutePl } from '@urzad/grants';
import { describe, expect, it } from 'vitest';
import { statuteEn } from './statute.en';

const office: OfficeView = {
  office_name: 'Regionalny Urząd Pracy',
  office_address: 'ul. Lipowa 12, 00-000 Zielony Staw',
  office_mail: 'granty@urzad.example.com',
  office_hours: { pl: 'pon.–pt. 7:30–15:30', en: 'Mon–Fri 7:30–15:30' },
  office_phones: ['000 000 001'],
  iod_mail: 'iod@urzad.example.com',
  bip_url: '',
  ade_address: '',
  voivodeship: '32',
  voivodeship_in: { pl: 'zachodniopomorskim', en: 'West Pomerania' },
  social_url: '',
  project_no: 'PROJEKT-0000/26',
  project_value: 2_000_000_000,
  eu_value: 1_700_000_000,
  project_period: '2026-01-01 – 2028-12-31',
  data_years: 5,
  log_years: 2,
};

const callWith = (preset: keyof typeof CALL_PRESETS): CofundingCall => ({
  id: 3,
  number: '1/2027',
  name: 'Nabór 1/2027',
  edition: 'II',
  status: 'open',
  publish_date: null,
  test_from: null,
  test_to: null,
  open_from: null,
  open_to: null,
  places_in_zone: 50,
  places_out_zone: 50,
  submitted_count: 0,
  list_version: 0,
  list_date: null,
  has_texts: 'no',
  params: { ...CALL_PRESETS[preset], region: office.voivodeship },
});

const textOf = (write: typeof statutePl, preset: keyof typeof CALL_PRESETS, locale: 'pl' | 'en') =>
  JSON.stringify(
    write(statuteFactsOf({ appName: 'Małe granty II', office, call: callWith(preset) }, locale)),
  );

describe('the rules', () => {
  it('write the days of the project out', () => {
    expect(textOf(statutePl, 'A_DO_3', 'pl')).toContain(
      'okresie: 1\u00a0stycznia 2026\u00a0r. – 31\u00a0grudnia 2028\u00a0r. Wartość',
    );
    expect(textOf(statuteEn, 'A_DO_3', 'en')).toContain('period: 1 January 2026 – 31 December 2028.');
  });

  it('take limits and ages from the call', () => {
    expect(textOf(statutePl, 'A_DO_3', 'pl')).toContain('Niania – 2\u00a0375,00\u00a0zł miesięcznie');
    expect(textOf(statutePl, 'A_DO_3', 'pl')).toContain('co najmniej 20 tygodni i nie skończyło 3 lat');
    expect(textOf(statutePl, 'B_3_5', 'pl')).toContain('Przedszkole – 1\u00a0390,00\u00a0zł miesięcznie');
    expect(textOf(statutePl, 'B_3_5', 'pl')).not.toContain('Niania –');
    expect(textOf(statutePl, 'A_DO_3', 'pl')).not.toContain('przedszkole');
    expect(textOf(statutePl, 'B_3_5', 'pl')).toContain('a przedszkole – do rejestru');
  });

  it('have the same parts in both languages', () => {
    const facts = statuteFactsOf({ appName: 'Małe granty II', office, call: callWith('A_DO_3') }, 'pl');
    const shapeOf = (write: typeof statutePl) => write(facts).map(({ clauses }) => clauses.length);
    expect(shapeOf(statuteEn)).toEqual(shapeOf(statutePl));
    expect(shapeOf(statutePl)).toHaveLength(14);
  });

  it('are for the people of the voivodeship of the call', () => {
    const call = callWith('A_DO_3');
    const pomorskie = { ...call, params: { ...call.params, region: '22' } };
    const facts = statuteFactsOf({ appName: 'Małe granty II', office, call: pomorskie }, 'pl');
    expect(JSON.stringify(statutePl(facts))).toContain('mieszka na terenie województwa pomorskiego,');
  });

  it('name no criterion that gives no points', () => {
    expect(textOf(statutePl, 'A_DO_3', 'pl')).not.toContain('– 0 punktów');
  });
});
