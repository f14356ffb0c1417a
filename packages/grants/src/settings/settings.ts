import {
  type FieldErrorCode,
  type FieldErrorParams,
  type FieldsValue,
  fieldErrors,
  fieldErrorText,
  type IsoDate,
  isBlank,
  isEmail,
  isFieldErrorCode,
  type Locale,
  parseNumber,
} from '@urzad/domain';
import { ACCESSIBILITY_SETTINGS } from './accessibility-settings';
import { INBOX_SETTINGS } from './inbox-settings';
import { LOGO_SETTINGS } from './logo-settings';
import { OFFICE_SETTINGS, TEXT_SETTINGS } from './office-settings';
import { RETENTION_SETTINGS } from './retention-settings';
import { LIMIT_SETTINGS, MAIL_SETTINGS, PAYMENT_SETTINGS, SIGNING_SETTINGS } from './server-settings';
import type { SettingSpec } from './setting-words';

/** Every setting that is changed without a restart, by its section of `/config`. */
export const SETTINGS = {
  office: OFFICE_SETTINGS,
  logos: LOGO_SETTINGS,
  texts: TEXT_SETTINGS,
  accessibility: ACCESSIBILITY_SETTINGS,
  mail: MAIL_SETTINGS,
  inbox: INBOX_SETTINGS,
  limits: LIMIT_SETTINGS,
  retention: RETENTION_SETTINGS,
  signing: SIGNING_SETTINGS,
  payments: PAYMENT_SETTINGS,
} as const;
export type SettingSection = keyof typeof SETTINGS;
export const SETTING_SECTIONS = Object.keys(SETTINGS) as SettingSection[];

/** What holds for the whole server, and is changed in its first application only. */
export const SERVER_SECTIONS = ['mail', 'inbox', 'limits', 'retention', 'signing', 'payments'] as const;
export type ServerSection = (typeof SERVER_SECTIONS)[number];

export function isServerSection(section: string): section is ServerSection {
  return SERVER_SECTIONS.some((name) => name === section);
}

/** The settings of a section whose answers are names of files. */
export function fileSettingsOf(section: SettingSection): readonly string[] {
  return Object.entries<SettingSpec>(SETTINGS[section]).flatMap(([name, { file }]) => (file ? [name] : []));
}

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
  'no-film-text': {
    pl: 'Wpisz treść filmu: bez niej film nie jest dostępny dla wszystkich',
    en: 'Enter the film as text: without it not everybody can follow the film',
  },
  'no-recording-text': {
    pl: 'Wpisz treść nagrania: bez niej nagranie nie jest dostępne dla wszystkich',
    en: 'Enter the recording as text: without it not everybody can follow the recording',
  },
  'no-captions': {
    pl: 'Dodaj napisy do filmu (plik .vtt): bez nich film nie jest dostępny dla wszystkich',
    en: 'Add captions of the film (a .vtt file): without them not everybody can follow the film',
  },
  'no-film': {
    pl: 'Dodaj film, do którego są te napisy, albo usuń napisy',
    en: 'Add the film of these captions, or remove them',
  },
  'no-file': {
    pl: 'Tego pliku już nie ma na serwerze. Dodaj go jeszcze raz',
    en: 'The server has this file no more. Add it again',
  },
  extension: {
    pl: 'Ten plik jest innego rodzaju. Usuń go i dodaj właściwy',
    en: 'This file is of another kind. Remove it and add the right one',
  },
  'share-too-big': {
    pl: 'Wkład Unii nie może być większy niż wartość projektu',
    en: 'The share of the Union cannot be larger than the value of the project',
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
  if (section === 'office') {
    return Number(answers.eu_value) > Number(answers.project_value) ? { eu_value: 'share-too-big' } : {};
  }
  if (section === 'accessibility') {
    const has = (name: string) => String(answers[name] ?? '').trim() !== '';
    return {
      ...(has('film') && !has('film_text_pl') && { film_text_pl: 'no-film-text' as const }),
      ...(has('film') && !has('film_captions') && { film_captions: 'no-captions' as const }),
      ...(has('recording') &&
        !has('recording_text_pl') && { recording_text_pl: 'no-recording-text' as const }),
      ...(has('film_captions') && !has('film') && { film_captions: 'no-film' as const }),
    };
  }
  if (section === 'mail') {
    const [, inBrackets, alone] = SENDER.exec(String(answers.from)) ?? [];
    return {
      ...(!HOST.test(String(answers.host)) && { host: 'not-host' as const }),
      ...(!isEmail(inBrackets ?? alone ?? '') && { from: 'not-sender' as const }),
    };
  }
  if (section === 'inbox') {
    if (isBlank(String(answers.host))) return {};
    return {
      ...(!HOST.test(String(answers.host)) && { host: 'not-host' as const }),
      ...(isBlank(String(answers.user)) && { user: 'is-empty' as const }),
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
