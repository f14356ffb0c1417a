import { PROJECT_MONEY_MAX } from '../calls/project-money';
import { setting } from './setting-words';

const PAGES = [
  'stopka, strona główna, logowanie i strona kontaktu',
  'footer, home page, sign-in and the page of contacts',
] as const;
const PAPERS = [
  'nagłówek, stopka, dokumenty i wiadomości',
  'header, footer, documents and messages',
] as const;
/** Messages are signed with the name of the office alone. */
const WAYS = [
  'nagłówek, stopka, strona kontaktu i dokumenty',
  'header, footer, page of contacts and documents',
] as const;
const PROJECT = ['strona o projekcie i regulamin', 'page about the project and rules'] as const;
const CLAUSE = ['klauzula informacyjna', 'information clause'] as const;

/** The office and its project, of one application (Process §2.1). */
export const OFFICE_SETTINGS = {
  name: setting(
    'text',
    {
      ...{ pl: 'Nazwa portalu', en: 'Name of the portal' },
      does: ['Tak portal przedstawia się ludziom.', 'How the portal is called.'],
      readAt: ['nagłówek, tytuły stron, wiadomości i klauzula', 'header, titles of pages, messages, clause'],
    },
    { max: 120 },
  ),
  office_name: setting('text', {
    ...{ pl: 'Nazwa urzędu', en: 'Name of the office' },
    does: ['Urząd, który prowadzi projekt.', 'The office that runs the project.'],
    readAt: PAPERS,
  }),
  office_address: setting('text', {
    ...{ pl: 'Adres urzędu', en: 'Address of the office' },
    does: ['Ulica, numer, kod i miejscowość.', 'Street, number, postal code, town or village.'],
    readAt: WAYS,
  }),
  office_mail: setting('mail', {
    ...{ pl: 'E-mail urzędu', en: 'E-mail of the office' },
    does: ['Na ten adres piszą mieszkańcy.', 'Where citizens write.'],
    readAt: WAYS,
  }),
  office_phones: setting(
    'textList',
    {
      ...{ pl: 'Telefony', en: 'Phone numbers' },
      does: ['Pierwszy stoi w dokumentach, wszystkie na stronach.', 'The first stands in documents.'],
      readAt: WAYS,
    },
    { max: 30 },
  ),
  hours_pl: setting(
    'text',
    {
      ...{ pl: 'Godziny przy telefonie (po polsku)', en: 'Hours at the phone (in Polish)' },
      does: ['Kiedy ktoś odbiera telefon.', 'When somebody answers the phone.'],
      readAt: PAGES,
    },
    { required: false },
  ),
  hours_en: setting(
    'text',
    {
      ...{ pl: 'Godziny przy telefonie (po angielsku)', en: 'Hours at the phone (in English)' },
      does: ['To samo w angielskiej wersji portalu.', 'The same in the English portal.'],
      readAt: PAGES,
    },
    { required: false },
  ),
  bip_url: setting('url', {
    ...{ pl: 'Adres BIP', en: 'Address of the BIP' },
    does: ['Strona Biuletynu Informacji Publicznej urzędu.', 'Public information bulletin of the office.'],
    readAt: ['stopka', 'footer'],
  }),
  ade_address: setting('text', {
    ...{ pl: 'Adres do e-Doręczeń', en: 'Address for e-Delivery' },
    does: ['Na ten adres przychodzą pisma elektroniczne.', 'Where electronic letters are delivered.'],
    readAt: ['strona kontaktu i polityka prywatności', 'page of contacts and privacy policy'],
  }),
  social_url: setting(
    'url',
    {
      ...{ pl: 'Profil społecznościowy', en: 'Page on social media' },
      does: ['Strona, na której urząd pisze o projekcie.', 'Where the office writes about the project.'],
      readAt: ['nagłówek i stopka', 'header and footer'],
    },
    { required: false },
  ),
  legal_person: setting('text', {
    ...{ pl: 'Strona umów', en: 'Party of contracts' },
    does: [
      'Województwo, w którego imieniu dyrektor podpisuje umowy.',
      'The voivodeship for which the director signs contracts.',
    ],
    readAt: ['nowe umowy i aneksy', 'new contracts and annexes'],
  }),
  power_no: setting(
    'text',
    {
      ...{ pl: 'Numer pełnomocnictwa dyrektora', en: 'Number of the power of the director' },
      does: ['Podstawa podpisu dyrektora.', 'The base of the signature of the director.'],
      readAt: ['nowe umowy i aneksy', 'new contracts and annexes'],
    },
    { max: 60 },
  ),
  project_no: setting(
    'text',
    {
      ...{ pl: 'Numer projektu', en: 'Number of the project' },
      does: ['Numer z umowy o dofinansowanie projektu.', 'The number in the agreement on the project.'],
      readAt: ['strona o projekcie, stopka i dokumenty', 'page about the project, footer, documents'],
    },
    { max: 60 },
  ),
  project_period: setting(
    'text',
    {
      ...{ pl: 'Okres projektu', en: 'Period of the project' },
      does: ['Od kiedy do kiedy trwa projekt.', 'From when until when the project runs.'],
      readAt: PROJECT,
    },
    { max: 60 },
  ),
  // The shares of the page about the project are parts of it: of nothing there are none.
  project_value: setting(
    'price',
    {
      ...{ pl: 'Wartość projektu', en: 'Value of the project' },
      does: ['Wszystkie pieniądze projektu.', 'All money of the project.'],
      readAt: PROJECT,
    },
    { min: 1, max: PROJECT_MONEY_MAX },
  ),
  eu_value: setting(
    'price',
    {
      ...{ pl: 'Wkład Unii Europejskiej', en: 'Share of the European Union' },
      does: ['Ile z tego daje Unia.', 'How much of it the Union gives.'],
      readAt: PROJECT,
    },
    { max: PROJECT_MONEY_MAX },
  ),
} as const;

/** Names and addresses that stand in texts, of one application. */
export const TEXT_SETTINGS = {
  iod_mail: setting('mail', {
    ...{ pl: 'E-mail inspektora ochrony danych', en: 'E-mail of the data protection officer' },
    does: ['Tu ludzie pytają o swoje dane.', 'Where people ask about their data.'],
    readAt: ['polityka prywatności i klauzula informacyjna', 'privacy policy and information clause'],
  }),
  programme: setting('text', {
    ...{ pl: 'Nazwa programu', en: 'Name of the programme' },
    does: ['Program, z którego są pieniądze.', 'The programme that gives the money.'],
    readAt: ['pasek finansowania w dokumentach i klauzula', 'funding strip of documents, clause'],
  }),
  authority_address: setting('text', {
    ...{ pl: 'Adres instytucji zarządzającej', en: 'Address of the managing authority' },
    does: ['Jeden z administratorów danych projektu.', 'One of the controllers of the data.'],
    readAt: CLAUSE,
  }),
  authority_contact: setting('mail', {
    ...{ pl: 'E-mail instytucji zarządzającej', en: 'E-mail of the managing authority' },
    does: ['Kontakt do tego administratora.', 'How to reach this controller.'],
    readAt: CLAUSE,
  }),
  minister_name: setting('text', {
    ...{ pl: 'Minister: nazwa', en: 'Minister: name' },
    does: ['Administrator danych w systemie CST2021.', 'The controller of data in CST2021.'],
    readAt: CLAUSE,
  }),
  minister_address: setting('text', {
    ...{ pl: 'Minister: adres', en: 'Minister: address' },
    does: ['Adres tego administratora.', 'The address of this controller.'],
    readAt: CLAUSE,
  }),
  minister_contact: setting('mail', {
    ...{ pl: 'E-mail ministra', en: 'E-mail of the minister' },
    does: ['Kontakt do tego administratora.', 'How to reach this controller.'],
    readAt: CLAUSE,
  }),
} as const;
