/** The cyclic tasks of the server with their names (Process §2.21), those of this product among them. */
export const TASK_NAMES = {
  call_open_close: ['Otwarcie i koniec naboru', 'Opening and end of a call'],
  registration_deadlines: ['Terminy zgłoszeń', 'Deadlines of applications'],
  reminders: ['Przypomnienia', 'Reminders'],
  grant_schedule_rollover: ['Nowy miesiąc wsparcia', 'New month of support'],
  calendar_reminders: ['Przypomnienia o wydarzeniach', 'Reminders of events'],
  request_due: ['Terminy rozliczeń', 'Deadlines of claims'],
  employer_cert_expiry: ['Potwierdzenia zatrudnienia', 'Confirmations of employment'],
  reserve_promote: ['Wejście z listy rezerwowej', 'Moving up from the reserve list'],
  contract_sign_expiry: ['Termin podpisania umów', 'Deadline for signing contracts'],
  annex_sign_expiry: ['Termin podpisania aneksów', 'Deadline for signing annexes'],
  ranking_lists: ['Listy rankingowe w PDF', 'Ranking lists as PDF'],
  payment_lists: ['Listy wypłat w PDF', 'Payment lists as PDF'],
  payment_news: ['Wiadomości o wypłatach', 'News of payments'],
  result_letters: ['Pisma o wynikach naboru', 'Letters about results'],
  call_news: ['Wiadomości o naborach', 'News of calls'],
  message_sending: ['Wiadomości do wybranych osób', 'Messages to chosen people'],
  mail_queue: ['Wysyłka wiadomości', 'Sending of e-mails'],
  mail_inbox: ['Odbieranie poczty', 'Receiving of e-mails'],
  antivirus_scan: ['Skan załączników', 'Scan of attachments'],
  session_cleanup: ['Czyszczenie sesji', 'Clean-up of sessions'],
  file_cleanup: ['Czyszczenie plików', 'Clean-up of files'],
  upload_cleanup: ['Czyszczenie niedokończonych plików', 'Clean-up of unfinished files'],
  log_anchor: ['Zakotwiczenie logów', 'Anchor of the log'],
  log_archive_2y: ['Archiwum logów', 'Archive of the log'],
  retention_anonymise: ['Usuwanie danych po terminie', 'Erasing of data after its term'],
  backup_check: ['Kontrola kopii zapasowej', 'Check of the backup'],
  report_refresh: ['Odświeżanie raportów', 'Refresh of reports'],
  trust_list_refresh: ['Listy zaufania', 'Trust lists'],
} as const satisfies Readonly<Record<string, readonly [pl: string, en: string]>>;

/** What a task is called; one that nobody named, as it is stored. */
export function taskName(code: string, locale: 'pl' | 'en'): string {
  const names: Readonly<Record<string, readonly [pl: string, en: string]>> = TASK_NAMES;
  const named = Object.hasOwn(names, code) ? names[code] : undefined;
  return named?.[locale === 'pl' ? 0 : 1] ?? code;
}
