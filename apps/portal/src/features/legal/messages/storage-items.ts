import { KNOWN_DEVICE_DAYS } from '@urzad/contract';
import { COUNTED, COUNTED_TIMES, countText } from '@urzad/domain';
import { KEPT_DAYS } from '#shared/drafts/kept-draft';
import type { Messages } from '#shared/i18n/messages';
import type { StoredItem } from '#shared/session/storage';
import { KEPT_HOURS, KEPT_LIMIT_MB } from '#shared/uploads/kept-limits';

/** Everything that the portal stores in a browser, besides the items of `storage.ts`. */
type OtherItem = 'display' | 'var' | 'known_device' | 'drafts' | 'uploads' | 'answers';

/** The purpose of each item, and where and for how long it is stored. */
type StorageItems = Record<StoredItem | OtherItem, { purpose: string; kept: string }>;

const untilLogout = {
  pl: 'pamięć przeglądarki, do wylogowania',
  en: "browser's storage, until you sign out",
};
const untilDeleted = {
  pl: 'pamięć przeglądarki, do usunięcia',
  en: "browser's storage, until you delete it",
};

const pl: StorageItems = {
  user_token: {
    purpose: 'krótki klucz sesji, dzięki któremu nie logujesz się na każdej stronie',
    kept: untilLogout.pl,
  },
  user_token_expire: { purpose: 'chwila, w której krótki klucz traci ważność', kept: untilLogout.pl },
  user_refresh_token: { purpose: 'klucz do odnawiania sesji', kept: untilLogout.pl },
  user_info: {
    purpose: 'Twoje imię i ustawienia, bez numeru PESEL, rachunku i adresu',
    kept: untilLogout.pl,
  },
  application: { purpose: 'projekt, do którego wchodzisz po zalogowaniu', kept: untilLogout.pl },
  user_main: {
    purpose: 'własne zalogowanie pracownika urzędu, gdy działa na udostępnionym koncie',
    kept: 'pamięć przeglądarki, do powrotu na własne konto; gdy skończyło się udostępnienie, do wylogowania zostaje imię i nazwisko jego właściciela',
  },
  user_lockscreen: { purpose: 'informacja, że ekran jest zablokowany', kept: untilLogout.pl },
  remember_me: { purpose: 'informacja, że to urządzenie ma Cię pamiętać', kept: untilLogout.pl },
  session_marker: { purpose: 'znak trwającej sesji; jego usunięcie ją kończy', kept: untilLogout.pl },
  our_changes: { purpose: 'znak trwającej sesji; jego usunięcie ją kończy', kept: untilLogout.pl },
  app_base_init_system: { purpose: 'menu i ustawienia portalu dla Twojej roli', kept: untilLogout.pl },
  app_base_init_application: {
    purpose: 'słowniki i dane projektu, w którym pracujesz',
    kept: untilLogout.pl,
  },
  wanted_path: {
    purpose: 'strona, którą otworzymy po zalogowaniu',
    kept: 'pamięć przeglądarki, do jej otwarcia',
  },
  self_check: {
    purpose:
      'odpowiedzi ze sprawdzenia „Czy to dla Ciebie?”, które wpiszemy do zgłoszenia: województwo, sytuacja na rynku pracy, termin powrotu, data urodzenia dziecka, forma opieki i świadczenie z programu Aktywny rodzic',
    kept: 'pamięć przeglądarki, do rozpoczęcia zgłoszenia albo wylogowania, najwyżej 24 godziny',
  },
  app_version: { purpose: 'wersja portalu, z której korzystasz', kept: untilDeleted.pl },
  color_scheme: { purpose: 'jasny albo ciemny wygląd', kept: untilDeleted.pl },
  dev_config: { purpose: 'ustawienia dla programistów urzędu', kept: untilDeleted.pl },
  display: {
    purpose: 'kontrast, wielkość liter, wygląd i język oraz to, że informację o zapisywaniu masz już za sobą',
    kept: 'plik cookie, rok',
  },
  var: {
    purpose: 'informacja, że sesja ma się skończyć z zamknięciem przeglądarki',
    kept: 'plik cookie, do zamknięcia przeglądarki',
  },
  known_device: {
    purpose:
      'losowy znak przeglądarki, w której udało się zalogować; dzięki niemu cudze próby odgadnięcia hasła nie zablokują Ci logowania, a o logowaniu w przeglądarce bez niego napiszemy',
    kept: `plik cookie, ${countText(KNOWN_DEVICE_DAYS, COUNTED.day)} od ostatniego logowania, najdłużej do zmiany hasła`,
  },
  drafts: {
    purpose:
      'niezapisane zmiany w formularzu, bez numeru PESEL, rachunku i adresu, oraz wiadomości do urzędu przed wysłaniem, z nazwami dołączonych plików',
    kept: `baza danych przeglądarki, do zapisania na serwerze albo wysłania, najwyżej ${countText(KEPT_DAYS, COUNTED.day)} od ostatniej zmiany`,
  },
  uploads: {
    purpose: `pliki, które dołączasz do zgłoszenia, a które nie zostały jeszcze wysłane, razem do ${KEPT_LIMIT_MB} MB; bez orzeczenia o niepełnosprawności`,
    kept: `baza danych przeglądarki, do wysłania albo wylogowania, najwyżej ${countText(KEPT_HOURS, COUNTED_TIMES.hour)}`,
  },
  answers: {
    purpose: 'słowniki urzędu i nazwy miejscowości, o które nie trzeba pytać drugi raz, razem do 3 MB',
    kept: 'baza danych przeglądarki, do wylogowania',
  },
};

const en: StorageItems = {
  user_token: {
    purpose: 'a short key of the session, so that you need not sign in on every page',
    kept: untilLogout.en,
  },
  user_token_expire: { purpose: 'the moment at which the short key ends', kept: untilLogout.en },
  user_refresh_token: { purpose: 'the key that renews the session', kept: untilLogout.en },
  user_info: {
    purpose: 'your name and settings, without PESEL, account number and address',
    kept: untilLogout.en,
  },
  application: { purpose: 'the project that you enter after you sign in', kept: untilLogout.en },
  user_main: {
    purpose: 'the own sign-in of a member of staff while they act on a shared account',
    kept: "browser's storage, until they return to their own account; where the share ended, the name of its owner stays until they sign out",
  },
  user_lockscreen: { purpose: 'that the screen is locked', kept: untilLogout.en },
  remember_me: { purpose: 'that this device shall remember you', kept: untilLogout.en },
  session_marker: {
    purpose: 'a mark of the running session; removing it ends the session',
    kept: untilLogout.en,
  },
  our_changes: {
    purpose: 'a mark of the running session; removing it ends the session',
    kept: untilLogout.en,
  },
  app_base_init_system: {
    purpose: 'the menu and settings of the portal for your role',
    kept: untilLogout.en,
  },
  app_base_init_application: {
    purpose: 'dictionaries and facts of the project that you are in',
    kept: untilLogout.en,
  },
  wanted_path: {
    purpose: 'the page to open after you sign in',
    kept: "browser's storage, until it is opened",
  },
  self_check: {
    purpose:
      'answers of the check “Is it for you?”, which we enter in the application: voivodeship, situation on the labour market, date of return, date of birth of the child, form of care and benefit of the programme Active Parent',
    kept: "browser's storage, until the application is begun or you sign out, 24 hours at most",
  },
  app_version: { purpose: 'the version of the portal that you use', kept: untilDeleted.en },
  color_scheme: { purpose: 'light or dark look', kept: untilDeleted.en },
  dev_config: { purpose: "settings for the office's developers", kept: untilDeleted.en },
  display: {
    purpose: 'contrast, size of letters, look and language, and that you have read what we keep',
    kept: 'cookie, one year',
  },
  var: {
    purpose: 'that the session ends when the browser is closed',
    kept: 'cookie, until the browser is closed',
  },
  known_device: {
    purpose:
      "a random mark of a browser in which somebody signed in, so that other people's guesses of your password do not lock you out, and we write to you of a sign-in in a browser without it",
    kept: `cookie, ${countText(KNOWN_DEVICE_DAYS, COUNTED.day, 'en')} after the last sign-in, until a new password at most`,
  },
  drafts: {
    purpose:
      'changes in a form that are not saved yet, without PESEL, account number and address, and messages to the office that are not sent yet, with the names of their files',
    kept: `browser's database, until saved on the server or sent, ${countText(KEPT_DAYS, COUNTED.day, 'en')} after the last change at most`,
  },
  uploads: {
    purpose: `files that you have attached to an application and that have not arrived yet, ${KEPT_LIMIT_MB} MB together; without a disability certificate`,
    kept: `browser's database, until sent or until you sign out, ${countText(KEPT_HOURS, COUNTED_TIMES.hour, 'en')} at most`,
  },
  answers: {
    purpose:
      "the office's lists of words and names of places, so that they are not asked for again, 3 MB together",
    kept: "browser's database, until you sign out",
  },
};

export const storageItems: Messages<StorageItems> = { pl, en };
