import {
  type FieldErrorCode,
  type FieldErrorParams,
  type FieldsValue,
  fieldErrors,
  fieldErrorText,
  type IsoDate,
  isEmail,
  isFieldErrorCode,
  type Locale,
  parseNumber,
} from '@urzad/domain';
import { ACCESSIBILITY_SETTINGS } from './accessibility-settings';
import { OFFICE_SETTINGS, TEXT_SETTINGS } from './office-settings';
import {
  LIMIT_SETTINGS,
  MAIL_SETTINGS,
  PAYMENT_SETTINGS,
  RETENTION_SETTINGS,
  SIGNING_SETTINGS,
} from './server-settings';

/** Every setting that is changed without a restart, by its section of `/config`. */
export const SETTINGS = {
  office: OFFICE_SETTINGS,
  texts: TEXT_SETTINGS,
  accessibility: ACCESSIBILITY_SETTINGS,
  mail: MAIL_SETTINGS,
  limits: LIMIT_SETTINGS,
  retention: RETENTION_SETTINGS,
  signing: SIGNING_SETTINGS,
  payments: PAYMENT_SETTINGS,
} as const;
export type SettingSection = keyof typeof SETTINGS;
export const SETTING_SECTIONS = Object.keys(SETTINGS) as SettingSection[];

/** The answers of a section. */
export type SettingsOf<Section extends SettingSection> = FieldsValue<(typeof SETTINGS)[Section]>;

const ERROR_TEXTS = {
  'not-host': {
    pl: 'Wpisz samą nazwę serwera, na przykład poczta.urzad.pl',
    en: 'Enter the name of the server alone, for example mail.office.pl',
  },
  'not-sender': {
    pl: 'Wpisz adres albo nazwę i adres w nawiasach, na przykład: Urząd <listy@urzad.pl>',
    en: 'Enter an address, or a name and an address in brackets, for example: Office <letters@office.pl>',
  },
  'quota-too-small': {
    pl: 'Miejsce jednej osoby musi zmieścić największy plik i największe nagranie',
    en: 'The space of one person has to hold the largest file and the largest recording',
  },
  'no-size': { pl: 'Wpisz co najmniej 0,1', en: 'Enter 0.1 or more' },
  'password-again': {
    pl: 'Zmieniasz serwer albo użytkownika: wpisz hasło jeszcze raz',
    en: 'The server or its user changes: enter the password again',
  },
} as const satisfies Record<string, Record<Locale, string>>;

type SettingErrorCode = FieldErrorCode | keyof typeof ERROR_TEXTS;

export function settingErrorText(code: string, locale: Locale, params: FieldErrorParams = {}): string {
  if (isFieldErrorCode(code)) return fieldErrorText(code, locale, params);
  return Object.hasOwn(ERROR_TEXTS, code) ? ERROR_TEXTS[code as keyof typeof ERROR_TEXTS][locale] : code;
}

const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i;
const SENDER = /^(?:[^<>]*<([^<>]+)>|([^<>\s]+))$/;

/** In megabytes. Less would be a limit under which no file is. */
const LEAST_SIZE = 0.1;

/** What is wrong with a section, by the names of its settings. */
export function settingErrors(
  section: SettingSection,
  answers: Readonly<Record<string, unknown>>,
  today: IsoDate,
): Record<string, SettingErrorCode> {
  return { ...ownErrors(section, answers), ...fieldErrors(SETTINGS[section], answers, today) };
}

function ownErrors(
  section: SettingSection,
  answers: Readonly<Record<string, unknown>>,
): Record<string, SettingErrorCode> {
  if (section === 'mail') {
    const [, inBrackets, alone] = SENDER.exec(String(answers.from)) ?? [];
    return {
      ...(!HOST.test(String(answers.host)) && { host: 'not-host' as const }),
      ...(!isEmail(inBrackets ?? alone ?? '') && { from: 'not-sender' as const }),
    };
  }
  if (section === 'limits') {
    const file = sizeOf(answers.file_limit);
    const media = sizeOf(answers.media_limit);
    const quota = sizeOf(answers.upload_quota);
    return {
      ...(Math.max(file, media) > quota && { upload_quota: 'quota-too-small' as const }),
      ...(media < LEAST_SIZE && { media_limit: 'no-size' as const }),
      ...(file < LEAST_SIZE && { file_limit: 'no-size' as const }),
    };
  }
  return {};
}

/** What is no number breaks no limit: its field says so itself. */
function sizeOf(answer: unknown): number {
  return parseNumber(String(answer)) ?? Number.NaN;
}
