import {
  type FieldErrorCode,
  type FieldErrorParams,
  type FieldsValue,
  fieldErrors,
  fieldErrorText,
  type IsoDate,
  isFieldErrorCode,
  type Locale,
  type Option,
  YES_NO,
} from '@urzad/domain';
import { setting } from './setting-words';

const STATUSES = [
  { code: 'active', pl: 'działa', en: 'active' },
  { code: 'hidden', pl: 'ukryta', en: 'hidden' },
  { code: 'archived', pl: 'zarchiwizowana', en: 'archived' },
] as const satisfies readonly Option[];
export type ApplicationStatus = (typeof STATUSES)[number]['code'];
export const APPLICATION_STATUSES = STATUSES.map(({ code }) => code);

export function applicationStatusText(status: ApplicationStatus, locale: Locale): string {
  return STATUSES.find(({ code }) => code === status)?.[locale] ?? status;
}

const ADDRESS = ['adres aplikacji na tej liście', 'address of the application in this list'] as const;

/** The record of an application (Process §2.1). */
export const APPLICATION_FIELDS = {
  name: setting(
    'text',
    {
      ...{ pl: 'Nazwa', en: 'Name' },
      does: ['Tak portal przedstawia się ludziom.', 'How the portal is called.'],
      readAt: ['nagłówek, wiadomości i wybór aplikacji', 'header, messages and the choice of applications'],
    },
    { max: 120 },
  ),
  url_own: setting(
    'option',
    {
      ...{ pl: 'Własna domena', en: 'Domain of its own' },
      does: ['Bez niej aplikacja ma folder u dostawcy.', 'Without it the application has a folder.'],
      readAt: ADDRESS,
    },
    { options: [YES_NO[0], YES_NO[1]] },
  ),
  domain: setting(
    'text',
    {
      ...{ pl: 'Domena', en: 'Domain' },
      does: ['Sama nazwa, na przykład granty.example.pl.', 'The name alone, for example granty.example.pl.'],
      readAt: ADDRESS,
    },
    { required: false, max: 190 },
  ),
  folder: setting(
    'text',
    {
      ...{ pl: 'Folder u dostawcy', en: 'Folder at the provider' },
      does: ['Małe litery, cyfry i myślniki, na przykład male-granty.', 'Small letters, digits, dashes.'],
      readAt: ADDRESS,
    },
    { required: false, max: 60 },
  ),
  status: setting(
    'option',
    {
      ...{ pl: 'Stan', en: 'State' },
      does: ['Ukrytej i zarchiwizowanej nikt nie wybierze.', 'Nobody can choose a hidden or archived one.'],
      readAt: ['wybór aplikacji w menu użytkownika', 'choice of applications in the user menu'],
    },
    { options: STATUSES },
  ),
} as const;

export type ApplicationAnswers = FieldsValue<typeof APPLICATION_FIELDS>;

const ERROR_TEXTS = {
  'not-domain': {
    pl: 'Wpisz samą nazwę domeny, na przykład granty.example.pl',
    en: 'Enter the name of the domain alone, for example granty.example.pl',
  },
  'not-folder': {
    pl: 'Wpisz małe litery, cyfry i myślniki, bez polskich znaków i odstępów',
    en: 'Enter small letters, digits and dashes, without spaces',
  },
  'domain-taken': {
    pl: 'Tę domenę ma już inna aplikacja',
    en: 'Another application has this domain already',
  },
  'folder-taken': {
    pl: 'Ten folder ma już inna aplikacja',
    en: 'Another application has this folder already',
  },
  'first-application': {
    pl: 'Pierwsza aplikacja musi działać: otwiera się, zanim ktoś wybierze inną',
    en: 'The first application has to be active: it opens before somebody chooses another one',
  },
} as const satisfies Record<string, Record<Locale, string>>;
export type ApplicationErrorCode = FieldErrorCode | keyof typeof ERROR_TEXTS;

export function applicationErrorText(code: string, locale: Locale, params: FieldErrorParams = {}): string {
  if (isFieldErrorCode(code)) return fieldErrorText(code, locale, params);
  return Object.hasOwn(ERROR_TEXTS, code) ? ERROR_TEXTS[code as keyof typeof ERROR_TEXTS][locale] : code;
}

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^${LABEL}(?:\\.${LABEL})+$`);
const FOLDER = /^[a-z0-9-]+$/;

/** What is wrong with a record, by the names of its fields: the address that it chose has to be there. */
export function applicationErrors(
  answers: Readonly<Record<string, unknown>>,
  today: IsoDate,
): Record<string, ApplicationErrorCode> {
  const [domain, folder] = [String(answers.domain ?? ''), String(answers.folder ?? '')];
  const isOwn = answers.url_own === 'yes';
  return {
    ...(domain !== '' && !DOMAIN.test(domain) && { domain: 'not-domain' as const }),
    ...(folder !== '' && !FOLDER.test(folder) && { folder: 'not-folder' as const }),
    ...(isOwn && domain === '' && { domain: 'is-empty' as const }),
    ...(!isOwn && folder === '' && { folder: 'is-empty' as const }),
    ...fieldErrors(APPLICATION_FIELDS, answers, today),
  };
}
