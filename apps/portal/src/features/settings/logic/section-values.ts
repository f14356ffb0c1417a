import type { SettingsView } from '@urzad/contract';
import {
  answersOfTyped,
  type FieldRefusal,
  fieldRefusals,
  type IsoDate,
  typedOfAnswers,
} from '@urzad/domain';
import { SETTINGS, type SettingSection, settingErrors } from '@urzad/grants';
import type { FieldValues } from 'react-hook-form';
import type { SentSection } from '../api';

/** The values of the controls by the names of settings; of a mail server also a new password, empty for none. */
export type SectionValues = FieldValues & { password: string };

export function sectionValuesOf(section: SettingSection, view: SettingsView): SectionValues {
  return { ...typedOfAnswers(SETTINGS[section], view[section].form), password: '' };
}

export function answersOf(section: SettingSection, values: FieldValues): Record<string, unknown> {
  return answersOfTyped(SETTINGS[section], values);
}

/** What is wrong with the values, by the names of settings; broken limits with the limit. */
export function sectionErrors(
  section: SettingSection,
  values: FieldValues,
  today: IsoDate,
): Record<string, string | readonly FieldRefusal[]> {
  const answers = answersOf(section, values);
  return {
    ...settingErrors(section, answers, today),
    ...fieldRefusals(SETTINGS[section], answers, { today }),
  };
}

/** The password that is sent: `null` leaves the stored one, an empty one is of a server that asks for none. */
export function sentPassword({ password, user }: FieldValues): string | null {
  if (password !== '') return String(password);
  return String(user ?? '').trim() === '' ? '' : null;
}

export function sectionBodyOf(
  section: SettingSection,
  values: SectionValues,
  row_version: number,
): SentSection {
  const body = {
    ...{ section, row_version, form: answersOf(section, values) },
    ...((section === 'mail' || section === 'inbox') && { password: sentPassword(values) }),
  };
  // The names are those of the section, which `answersOfTyped` loses.
  return body as SentSection;
}

/** The names of the settings that differ from the stored section. */
export function changedNames(section: SettingSection, values: SectionValues, stored: SettingsView): string[] {
  const mine = answersOf(section, values);
  const theirs = answersOf(section, sectionValuesOf(section, stored));
  const names = Object.keys(SETTINGS[section]).filter(
    (name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]),
  );
  return values.password === '' ? names : [...names, 'password'];
}
