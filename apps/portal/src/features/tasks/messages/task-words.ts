import type { Task, TaskCode } from '@urzad/contract';
import type { Messages } from '#shared/i18n/messages';

type Otherwise = NonNullable<Task['otherwise']>;

/** What a task does, in one sentence. */
type Does = Readonly<Record<TaskCode, string>>;

const does: Does = {
  call_open_close: 'Nabór otwiera się i kończy sam co do minuty; zadanie usuwa wtedy próbne zgłoszenia.',
  registration_deadlines:
    'Zamyka uzupełnienia, dokumenty i niepotwierdzone zgłoszenia usterek po terminie, zakłada brakujące sprawy i kończy odrzucenia bez wniosku o ponowną ocenę.',
  reminders:
    'Przypomina o uzupełnieniach, dokumentach, sprawach po terminie i danych po zakończeniu udziału.',
  grant_schedule_rollover: 'Otwiera miesiące do rozliczenia, kończy zawieszenia, udział i umowy.',
  calendar_reminders: 'Przypomina o wydarzeniach z kalendarza w chwili, którą wybrano.',
  request_due: 'Przypomina uczestnikom o rozliczeniu za miniony miesiąc.',
  employer_cert_expiry: 'Uprzedza o kończącym się zaświadczeniu pracodawcy i oznacza nieaktualne.',
  reserve_promote: 'Daje wolne miejsca pierwszym osobom z listy rezerwowej, jeśli starcza środków.',
  contract_sign_expiry: 'Zamyka umowy, których uczestnik nie podpisał w terminie.',
  annex_sign_expiry: 'Zamyka aneksy, których uczestnik nie podpisał w terminie.',
  ranking_lists: 'Przygotowuje dokumenty ogłoszonych list rankingowych.',
  payment_lists: 'Przygotowuje dokumenty list wypłat i wezwania do zwrotu.',
  payment_news: 'Zawiadamia uczestników o wypłatach i zwrotach z banku.',
  result_letters: 'Przygotowuje i wysyła pisma o wyniku naboru.',
  call_news: 'Zawiadamia o ogłoszonych i odwołanych naborach.',
  message_sending: 'Wysyła wiadomości, które urząd napisał do wielu osób.',
  mail_queue: 'Ponawia wiadomości, których serwer poczty nie przyjął; nowe wychodzą od razu.',
  mail_inbox: 'Odbiera wiadomości wysłane na adres portalu.',
  antivirus_scan: 'Sprawdza pliki programem antywirusowym.',
  session_cleanup: 'Usuwa zakończone sesje, wykorzystane kody i stare przebiegi zadań.',
  file_cleanup:
    'Usuwa pliki, których nikt nie dołączył, i listy po 30 dniach w koszu. Odkłada pliki bez wpisu w bazie.',
  upload_cleanup: 'Usuwa pliki, których przesyłanie przerwano.',
  log_anchor: 'Zapisuje koniec logów poza bazą, aby było widać usunięte wpisy.',
  log_archive_2y: 'Zapisuje wpisy z logów starsze niż dwa lata do pliku i sprawdza, czy archiwum jest całe.',
  retention_anonymise:
    'Przygotowuje listę danych po terminie dla inspektora ochrony danych i usuwa to, co zatwierdził. Usuwa też nieużywane konta, z których niczego nie wysłano, dawne pytania i notatki, a dawne sprawy przekazuje do archiwum.',
  backup_check: 'Czyta najnowszą kopię zapasową do końca i mówi, ile ma godzin.',
  report_refresh: 'Oblicza w nocy raporty, których obliczanie na bieżąco trwało zbyt długo.',
  trust_list_refresh:
    'Wczytuje na nowo zaufane urzędy certyfikacji i listy unieważnień, i mówi, które się skończyły.',
};

const doesEn: Does = {
  call_open_close: 'A call opens and ends by itself to the minute; the task then removes trial applications.',
  registration_deadlines:
    'Closes calls for correction, documents and tickets that nobody confirmed after their deadline, opens missing cases and settles rejections.',
  reminders:
    'Reminds of a call for correction, documents, overdue cases and data after the end of a participation.',
  grant_schedule_rollover: 'Opens months for their claims, ends suspensions, participations and contracts.',
  calendar_reminders: 'Reminds of events of the calendar at the chosen moment.',
  request_due: 'Reminds participants of the claim for the past month.',
  employer_cert_expiry: 'Warns of an employer’s certificate that ends soon and marks those that ended.',
  reserve_promote: 'Gives empty places to the first of the reserve list, as far as the money goes.',
  contract_sign_expiry: 'Closes contracts that a participant did not sign in time.',
  annex_sign_expiry: 'Closes annexes that a participant did not sign in time.',
  ranking_lists: 'Makes the documents of published ranking lists.',
  payment_lists: 'Makes the documents of payment lists and letters of recoveries.',
  payment_news: 'Tells participants of payments and of those returned by the bank.',
  result_letters: 'Makes and sends letters about the result of a call.',
  call_news: 'Tells of published and cancelled calls.',
  message_sending: 'Sends what the office has written to many people.',
  mail_queue: 'Sends e-mails again that the mail server refused; new ones leave at once.',
  mail_inbox: 'Receives e-mails sent to the address of the portal.',
  antivirus_scan: 'Checks files with an antivirus program.',
  session_cleanup: 'Removes ended sessions, used codes and old runs of tasks.',
  file_cleanup:
    'Removes files that nobody attached, and letters after 30 days in the trash. Puts files aside that the database does not know.',
  upload_cleanup: 'Removes files whose upload was broken off.',
  log_anchor: 'Writes down the end of the log outside the database, so that removed entries are noticed.',
  log_archive_2y:
    'Writes entries of the log that are older than two years to a file and checks that the archive is whole.',
  retention_anonymise:
    'Makes a list of data past its term for the data protection officer and erases what is approved. Also erases unused accounts that sent nothing, old questions and notes, and files old cases in the archive.',
  backup_check: 'Reads the newest backup to its end and tells how many hours old it is.',
  report_refresh: 'Computes in the night the reports that took too long while somebody waited.',
  trust_list_refresh: 'Reads trusted authorities and revocation lists again, and tells which have ended.',
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

export const taskWords: Messages<{ does: Does; otherwise: typeof otherwisePl; params: typeof paramsPl }> = {
  pl: { does, otherwise: otherwisePl, params: paramsPl },
  en: { does: doesEn, otherwise: otherwiseEn, params: paramsEn },
};
