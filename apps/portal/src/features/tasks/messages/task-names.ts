import type { Task, TaskCode } from '@urzad/contract';
import type { Messages } from '#shared/i18n/messages';

type Otherwise = NonNullable<Task['otherwise']>;

/** What a task is called, and in one sentence what it does. */
type Named = Readonly<Record<TaskCode, readonly [name: string, does: string]>>;

const names: Named = {
  call_open_close: [
    'Otwarcie i koniec naboru',
    'Nabór otwiera się i kończy sam co do minuty; zadanie usuwa wtedy próbne zgłoszenia.',
  ],
  registration_deadlines: [
    'Terminy zgłoszeń',
    'Zamyka uzupełnienia, dokumenty i niepotwierdzone zgłoszenia usterek po terminie, zakłada brakujące sprawy i kończy odrzucenia bez wniosku o ponowną ocenę.',
  ],
  reminders: [
    'Przypomnienia',
    'Przypomina o uzupełnieniach, dokumentach, sprawach po terminie i danych po zakończeniu udziału.',
  ],
  grant_schedule_rollover: [
    'Nowy miesiąc wsparcia',
    'Otwiera miesiące do rozliczenia, kończy zawieszenia, udział i umowy.',
  ],
  request_due: ['Terminy rozliczeń', 'Przypomina uczestnikom o rozliczeniu za miniony miesiąc.'],
  employer_cert_expiry: [
    'Potwierdzenia zatrudnienia',
    'Uprzedza o kończącym się zaświadczeniu pracodawcy i oznacza nieaktualne.',
  ],
  reserve_promote: [
    'Wejście z listy rezerwowej',
    'Daje wolne miejsca pierwszym osobom z listy rezerwowej, jeśli starcza środków.',
  ],
  contract_sign_expiry: [
    'Termin podpisania umów',
    'Zamyka umowy, których uczestnik nie podpisał w terminie.',
  ],
  annex_sign_expiry: [
    'Termin podpisania aneksów',
    'Zamyka aneksy, których uczestnik nie podpisał w terminie.',
  ],
  ranking_lists: ['Listy rankingowe w PDF', 'Przygotowuje dokumenty ogłoszonych list rankingowych.'],
  payment_lists: ['Listy wypłat w PDF', 'Przygotowuje dokumenty list wypłat i wezwania do zwrotu.'],
  payment_news: ['Wiadomości o wypłatach', 'Zawiadamia uczestników o wypłatach i zwrotach z banku.'],
  result_letters: ['Pisma o wynikach naboru', 'Przygotowuje i wysyła pisma o wyniku naboru.'],
  call_news: ['Wiadomości o naborach', 'Zawiadamia o ogłoszonych i odwołanych naborach.'],
  message_sending: ['Wiadomości do wybranych osób', 'Wysyła wiadomości, które urząd napisał do wielu osób.'],
  mail_queue: [
    'Wysyłka wiadomości',
    'Ponawia wiadomości, których serwer poczty nie przyjął; nowe wychodzą od razu.',
  ],
  mail_inbox: ['Odbieranie poczty', 'Odbiera wiadomości wysłane na adres portalu.'],
  antivirus_scan: ['Skan załączników', 'Sprawdza pliki programem antywirusowym.'],
  session_cleanup: [
    'Czyszczenie sesji',
    'Usuwa zakończone sesje, wykorzystane kody i stare przebiegi zadań.',
  ],
  file_cleanup: [
    'Czyszczenie plików',
    'Usuwa pliki, których nikt nie dołączył, i listy po 30 dniach w koszu. Odkłada pliki bez wpisu w bazie.',
  ],
  upload_cleanup: ['Czyszczenie niedokończonych plików', 'Usuwa pliki, których przesyłanie przerwano.'],
  log_anchor: ['Zakotwiczenie logów', 'Zapisuje koniec logów poza bazą, aby było widać usunięte wpisy.'],
  log_archive_2y: [
    'Archiwum logów',
    'Zapisuje wpisy z logów starsze niż dwa lata do pliku i sprawdza, czy archiwum jest całe.',
  ],
  retention_anonymise: [
    'Usuwanie danych po terminie',
    'Usuwa dane nieużywanych kont, z których niczego nie wysłano, dawne pytania z formularza kontaktu i dawne notatki z tablic.',
  ],
  backup_check: [
    'Kontrola kopii zapasowej',
    'Czyta najnowszą kopię zapasową do końca i mówi, ile ma godzin.',
  ],
  trust_list_refresh: [
    'Listy zaufania',
    'Wczytuje na nowo zaufane urzędy certyfikacji i listy unieważnień, i mówi, które się skończyły.',
  ],
};

const namesEn: Named = {
  call_open_close: [
    'Opening and end of a call',
    'A call opens and ends by itself to the minute; the task then removes trial applications.',
  ],
  registration_deadlines: [
    'Deadlines of applications',
    'Closes calls for correction, documents and tickets that nobody confirmed after their deadline, opens missing cases and settles rejections.',
  ],
  reminders: [
    'Reminders',
    'Reminds of a call for correction, documents, overdue cases and data after the end of a participation.',
  ],
  grant_schedule_rollover: [
    'New month of support',
    'Opens months for their claims, ends suspensions, participations and contracts.',
  ],
  request_due: ['Deadlines of claims', 'Reminds participants of the claim for the past month.'],
  employer_cert_expiry: [
    'Confirmations of employment',
    'Warns of an employer’s certificate that ends soon and marks those that ended.',
  ],
  reserve_promote: [
    'Moving up from the reserve list',
    'Gives empty places to the first of the reserve list, as far as the money goes.',
  ],
  contract_sign_expiry: [
    'Deadline for signing contracts',
    'Closes contracts that a participant did not sign in time.',
  ],
  annex_sign_expiry: [
    'Deadline for signing annexes',
    'Closes annexes that a participant did not sign in time.',
  ],
  ranking_lists: ['Ranking lists as PDF', 'Makes the documents of published ranking lists.'],
  payment_lists: ['Payment lists as PDF', 'Makes the documents of payment lists and letters of recoveries.'],
  payment_news: ['News of payments', 'Tells participants of payments and of those returned by the bank.'],
  result_letters: ['Letters about results', 'Makes and sends letters about the result of a call.'],
  call_news: ['News of calls', 'Tells of published and cancelled calls.'],
  message_sending: ['Messages to chosen people', 'Sends what the office has written to many people.'],
  mail_queue: [
    'Sending of e-mails',
    'Sends e-mails again that the mail server refused; new ones leave at once.',
  ],
  mail_inbox: ['Receiving of e-mails', 'Receives e-mails sent to the address of the portal.'],
  antivirus_scan: ['Scan of attachments', 'Checks files with an antivirus program.'],
  session_cleanup: ['Clean-up of sessions', 'Removes ended sessions, used codes and old runs of tasks.'],
  file_cleanup: [
    'Clean-up of files',
    'Removes files that nobody attached, and letters after 30 days in the trash. Puts files aside that the database does not know.',
  ],
  upload_cleanup: ['Clean-up of unfinished files', 'Removes files whose upload was broken off.'],
  log_anchor: [
    'Anchor of the log',
    'Writes down the end of the log outside the database, so that removed entries are noticed.',
  ],
  log_archive_2y: [
    'Archive of the log',
    'Writes entries of the log that are older than two years to a file and checks that the archive is whole.',
  ],
  retention_anonymise: [
    'Erasing of data after its term',
    'Erases the data of unused accounts that sent nothing, old questions of the contact form and old notes on boards.',
  ],
  backup_check: [
    'Check of the backup',
    'Reads the newest backup to its end and tells how many hours old it is.',
  ],
  trust_list_refresh: [
    'Trust lists',
    'Reads trusted authorities and revocation lists again, and tells which have ended.',
  ],
};

const otherwisePl: Readonly<Record<Otherwise, string>> = {
  'at-upload': 'Każdy plik jest sprawdzany od razu przy dodaniu, więc zadanie nie ma przebiegów.',
  'no-scanner': 'Program antywirusowy nie jest podłączony: ustaw CLAMAV_SOCKET. Pliki nie są sprawdzane.',
  'to-outbox': 'Serwer poczty nie jest ustawiony: wiadomości zostają w skrzynce nadawczej portalu.',
  'no-inbox':
    'Skrzynka odbiorcza nie jest podłączona: portal tylko wysyła wiadomości. Ustawisz ją w ustawieniach.',
};

const otherwiseEn: Readonly<Record<Otherwise, string>> = {
  'at-upload': 'Each file is checked as soon as it is added, so the task has no runs.',
  'no-scanner': 'No antivirus program is connected: set CLAMAV_SOCKET. Files are not checked.',
  'to-outbox': 'No mail server is set: e-mails stay in the outbox of the portal.',
  'no-inbox': 'No inbox is connected: the portal only sends e-mails. It is set in the settings.',
};

/** Numbers of tasks, and what each means. */
const paramsPl: Readonly<Record<string, readonly [label: string, hint: string]>> = {
  correction_days: ['Dni przed terminem', 'Ile dni przed końcem terminu przypominamy o uzupełnieniu.'],
  review_days: ['Dni przed 31 marca', 'Od kiedy przypominamy o rocznym przeglądzie deklaracji dostępności.'],
  kept_months: ['Miesiące w logach', 'Starsze wpisy trafiają do archiwum; prawo wymaga co najmniej 24.'],
  backup_hours: ['Godziny do ostrzeżenia', 'Starsza kopia zapasowa jest oznaczana ostrzeżeniem.'],
  letters: [
    'Listy w jednym przebiegu',
    'Ile listów najwyżej odbiera jeden przebieg; reszta czeka na następny.',
  ],
  run_days: ['Dni przechowywania przebiegów', 'Starsze przebiegi zadań są usuwane z listy uruchomień.'],
};

const paramsEn: Readonly<Record<string, readonly [label: string, hint: string]>> = {
  correction_days: ['Days before the deadline', 'How many days before its end we remind of a correction.'],
  review_days: [
    'Days before 31 March',
    'Since when we remind of the yearly review of the accessibility statement.',
  ],
  kept_months: ['Months in the log', 'Older entries go to the archive; the law asks for at least 24.'],
  backup_hours: ['Hours before the warning', 'An older backup is marked with a warning.'],
  letters: ['Letters of one run', 'How many letters one run fetches at most; the rest waits for the next.'],
  run_days: ['Days for which runs are kept', 'Older runs of tasks are removed from their log.'],
};

export const taskNames: Messages<{ names: Named; otherwise: typeof otherwisePl; params: typeof paramsPl }> = {
  pl: { names, otherwise: otherwisePl, params: paramsPl },
  en: { names: namesEn, otherwise: otherwiseEn, params: paramsEn },
};
