import type { Option } from '@urzad/domain';
import type { SignMethod } from '../signing/sign-policy';
import { setting } from './setting-words';

const SECURITY = [
  { code: 'tls', pl: 'od początku (smtps)', en: 'from the start (smtps)' },
  { code: 'starttls', pl: 'po połączeniu (STARTTLS)', en: 'after connecting (STARTTLS)' },
  { code: 'auto', pl: 'gdy serwer to umie', en: 'when the server can' },
] as const satisfies readonly Option[];

const MAIL = ['każdy list z portalu', 'every letter of the portal'] as const;

/** The server that sends the letters of the portal; its password is no answer and stands beside them. */
export const MAIL_SETTINGS = {
  host: setting(
    'text',
    {
      ...{ pl: 'Serwer poczty', en: 'Mail server' },
      does: ['Nazwa serwera, który wysyła listy.', 'The name of the server that sends letters.'],
      readAt: MAIL,
    },
    { max: 253 },
  ),
  port: setting(
    'int',
    {
      ...{ pl: 'Port', en: 'Port' },
      does: ['Zwykle 465 albo 587.', 'Usually 465 or 587.'],
      readAt: MAIL,
    },
    { min: 1, max: 65_535 },
  ),
  security: setting(
    'option',
    {
      ...{ pl: 'Szyfrowanie', en: 'Encryption' },
      does: ['Kiedy zaczyna się szyfrowane połączenie.', 'When the encrypted connection begins.'],
      readAt: MAIL,
    },
    { options: SECURITY },
  ),
  user: setting(
    'text',
    {
      ...{ pl: 'Użytkownik serwera', en: 'User of the server' },
      does: ['Konto, na które loguje się portal.', 'The account of the portal.'],
      readAt: MAIL,
    },
    { required: false },
  ),
  from: setting('text', {
    ...{ pl: 'Nadawca listów', en: 'Sender of letters' },
    does: ['Na przykład: Małe granty <granty@urzad.pl>.', 'For example: Grants <grants@office.pl>.'],
    readAt: MAIL,
  }),
} as const;

const UPLOADS = ['każde pole z plikiem', 'every field with a file'] as const;
const megabytes = { min: 0, max: 100_000 };
const perAddress = { min: 1, max: 1_000_000 };

/** What one person may send, and how often one address may try. */
export const LIMIT_SETTINGS = {
  file_limit: setting(
    'decimal',
    {
      ...{ pl: 'Największy plik (MB)', en: 'Largest file (MB)' },
      does: ['Większy plik zostanie odrzucony.', 'A larger file is refused.'],
      readAt: UPLOADS,
    },
    { min: 0, max: 1000 },
  ),
  media_limit: setting(
    'decimal',
    {
      ...{ pl: 'Największe nagranie (MB)', en: 'Largest recording (MB)' },
      does: ['To samo dla filmów i dźwięku.', 'The same for films and sound.'],
      readAt: ['pola z filmem i nagraniem', 'fields with a film or recording'],
    },
    { min: 0, max: 1000 },
  ),
  upload_quota: setting(
    'decimal',
    {
      ...{ pl: 'Miejsce jednej osoby (MB)', en: 'Space of one person (MB)' },
      does: ['Tyle plików, których jeszcze nie dołączono.', 'For files that are not attached yet.'],
      readAt: UPLOADS,
    },
    megabytes,
  ),
  upload_sessions: setting(
    'int',
    {
      ...{ pl: 'Pliki wysyłane naraz', en: 'Files sent at once' },
      does: ['Ile plików jednej osoby może być w drodze.', 'How many of one person may be under way.'],
      readAt: UPLOADS,
    },
    { min: 1, max: 10_000 },
  ),
  disk_reserve: setting(
    'decimal',
    {
      ...{ pl: 'Rezerwa na dysku (MB)', en: 'Reserve on the disk (MB)' },
      does: ['Gdy zostaje mniej, pliki są odrzucane.', 'With less left, files are refused.'],
      readAt: UPLOADS,
    },
    { min: 0, max: 1_000_000_000 },
  ),
  login_limit: setting(
    'int',
    {
      ...{ pl: 'Logowania z jednego adresu na minutę', en: 'Sign-ins of one address in a minute' },
      does: ['Kolejne próby muszą poczekać.', 'Further tries have to wait.'],
      readAt: ['logowanie', 'sign-in'],
    },
    perAddress,
  ),
  code_limit: setting(
    'int',
    {
      ...{ pl: 'Prośby o kod z jednego adresu na godzinę', en: 'Codes for one address in an hour' },
      does: ['Kolejne prośby muszą poczekać.', 'Further requests have to wait.'],
      readAt: ['rejestracja i formularz kontaktu', 'registration and form of contact'],
    },
    perAddress,
  ),
  recover_limit: setting(
    'int',
    {
      ...{ pl: 'Odzyskiwanie hasła z jednego adresu na godzinę', en: 'Recoveries of one address in an hour' },
      does: ['Kolejne próby muszą poczekać.', 'Further tries have to wait.'],
      readAt: ['odzyskiwanie hasła i link do logowania', 'recovery and sign-in by a link'],
    },
    perAddress,
  ),
  new_pass_limit: setting(
    'int',
    {
      ...{ pl: 'Nowe hasła z jednego adresu na godzinę', en: 'New passwords of one address in an hour' },
      does: ['Kolejne próby muszą poczekać.', 'Further tries have to wait.'],
      readAt: ['ustawianie nowego hasła', 'setting of a new password'],
    },
    perAddress,
  ),
  certificate_limit: setting(
    'int',
    {
      ...{ pl: 'Zaświadczenia jednej osoby na godzinę', en: 'Certificates of one person in an hour' },
      does: ['Ile plików z zaświadczeniem portal przygotuje.', 'How many files are made.'],
      readAt: ['zaświadczenie do zgłoszenia', 'certificate for an application'],
    },
    perAddress,
  ),
} as const;

const METHODS: Readonly<Record<SignMethod, Option>> = {
  PORTAL_CODE: { code: 'PORTAL_CODE', pl: 'hasło i kod w portalu', en: 'password and code of the portal' },
  UPLOAD_PADES: {
    ...{ code: 'UPLOAD_PADES', pl: 'plik podpisany poza portalem', en: 'a file signed elsewhere' },
  },
  OFFICE_SEAL: { code: 'OFFICE_SEAL', pl: 'pieczęć urzędu', en: 'seal of the office' },
  PAPER: { code: 'PAPER', pl: 'podpis na papierze', en: 'signature on paper' },
};
const byMethods = (...codes: SignMethod[]) => ({ options: codes.map((code) => METHODS[code]) });
const FORM_METHODS = byMethods('PORTAL_CODE', 'UPLOAD_PADES');

/** How each kind of document may be signed (`SignPolicy`). */
export const SIGNING_SETTINGS = {
  FORMULARZ: setting(
    'many',
    {
      ...{ pl: 'Formularz rekrutacyjny', en: 'Application form' },
      does: ['Tak rodzic może podpisać zgłoszenie.', 'How a parent may sign an application.'],
      readAt: ['podpisywanie zgłoszenia', 'signing of an application'],
    },
    FORM_METHODS,
  ),
  PERSONAL_DATA: setting(
    'many',
    {
      ...{ pl: 'Formularz danych osobowych', en: 'Form of personal data' },
      does: ['Tak rodzic może podpisać dane do umowy.', 'How a parent may sign data for a contract.'],
      readAt: ['podpisywanie danych do umowy', 'signing of data for a contract'],
    },
    FORM_METHODS,
  ),
  UMOWA: setting(
    'many',
    {
      ...{ pl: 'Umowa i aneks: uczestnik', en: 'Contract and annex: participant' },
      does: ['Kod w portalu nie zastępuje podpisu ręcznego.', 'A code does not equal a signature by hand.'],
      readAt: ['podpisywanie umowy i aneksu', 'signing of a contract and an annex'],
    },
    byMethods('PORTAL_CODE', 'UPLOAD_PADES', 'PAPER'),
  ),
  UMOWA_office: setting(
    'many',
    {
      ...{ pl: 'Umowa i aneks: urząd', en: 'Contract and annex: office' },
      does: ['Tak podpisuje dyrektor.', 'How the director signs.'],
      readAt: ['biurko podpisów urzędu', 'signing desk of the office'],
    },
    byMethods('UPLOAD_PADES', 'OFFICE_SEAL', 'PAPER'),
  ),
} as const;

const ENCODINGS = [
  { code: 'iso-8859-2', pl: 'ISO 8859-2', en: 'ISO 8859-2' },
  { code: 'windows-1250', pl: 'Windows-1250', en: 'Windows-1250' },
] as const satisfies readonly Option[];

/** The bank of the office. */
export const PAYMENT_SETTINGS = {
  payer_account: setting(
    'bankAccount',
    {
      ...{ pl: 'Rachunek urzędu', en: 'Account of the office' },
      does: ['Z niego są wypłaty. Bez numeru nie ma pliku dla banku.', 'Without it the bank gets no file.'],
      readAt: ['plik dla banku i wezwania do zwrotu', 'file for the bank and demands'],
    },
    { required: false },
  ),
  elixir_encoding: setting(
    'option',
    {
      ...{ pl: 'Kodowanie pliku Elixir', en: 'Encoding of the Elixir file' },
      does: ['Zapis polskich liter, którego chce bank.', 'Polish letters as the bank wants them.'],
      readAt: ['plik Elixir dla banku', 'Elixir file for the bank'],
    },
    { options: ENCODINGS },
  ),
} as const;
