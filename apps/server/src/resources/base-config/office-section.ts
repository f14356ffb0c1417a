import type { SettingsView } from '@urzad/contract';
import type { SettingsOf } from '@urzad/grants';
import type { ApplicationRow } from '../../applications/applications';

/** The section of the office: columns of the application’s record, which pages and documents read. */
export function officeFormOf(row: ApplicationRow): SettingsView['office']['form'] {
  const { name, office_name, office_address, office_mail, office_phones, office_hours, bip_url } = row;
  const { ade_address, social_url, legal_person, power_no, project_no, project_period } = row;
  const { project_value, eu_value } = row;
  return {
    ...{ name, office_name, office_address, office_mail, office_phones },
    ...{ hours_pl: office_hours.pl, hours_en: office_hours.en, bip_url, ade_address, social_url },
    ...{ legal_person, power_no, project_no, project_period, project_value, eu_value },
  };
}

export function officeValuesOf({ hours_pl, hours_en, ...form }: SettingsOf<'office'>) {
  return {
    ...form,
    office_phones: [...form.office_phones],
    office_hours: { pl: hours_pl, en: hours_en },
    project_value: form.project_value ?? 0,
    eu_value: form.eu_value ?? 0,
  };
}
