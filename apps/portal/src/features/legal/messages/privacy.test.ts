import type { OfficeView } from '@urzad/contract';
import { expect, it } from 'vitest';
import { privacyEn } from './privacy.en';
import { privacyPl } from './privacy.pl';

const office: OfficeView = {
  ...{ office_name: 'Urząd', office_address: 'ul. Lipowa 1', office_mail: 'a@b.pl', office_phones: [] },
  ...{ office_hours: { pl: '', en: '' }, iod_mail: 'iod@b.pl', bip_url: '', ade_address: '', social_url: '' },
  ...{ voivodeship: '32', voivodeship_in: { pl: '', en: '' }, project_no: '1', project_period: '' },
  ...{ project_value: 2, eu_value: 1, data_years: 7, log_years: 3 },
};

it.each([
  [privacyPl, 'Dane projektu – 7 lat od', 'Dziennik zdarzeń – 3 lata.'],
  [privacyEn, 'Data of the project: 7 years from', 'The log of events: 3 years.'],
])('says for how many years the office keeps data, as its clause does', (textOf, data, log) => {
  const text = JSON.stringify(textOf({ appName: 'Granty', office })).replaceAll('\u00a0', ' ');
  expect(text).toContain(data);
  expect(text).toContain(log);
});
