import type { TaskFailure, TaskState } from '@urzad/contract';
import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { Messages } from '#shared/i18n/messages';
import type { TaskFilter } from '../logic/task-view';

export const COUNTED_CHANGE: Record<Locale, CountedWord> = {
  pl: { one: 'zmiana', few: 'zmiany', many: 'zmian' },
  en: { one: 'change', few: 'changes', many: 'changes' },
};

const COUNTED_TASK: Record<Locale, CountedWord> = {
  pl: { one: 'zadanie', few: 'zadania', many: 'zadań' },
  en: { one: 'task', few: 'tasks', many: 'tasks' },
};

const COUNTED_FAILURE: Record<Locale, CountedWord> = {
  pl: { one: 'błąd', few: 'błędy', many: 'błędów' },
  en: { one: 'failure', few: 'failures', many: 'failures' },
};

const filtersPl: Record<TaskFilter, string> = { all: 'Wszystkie', failed: 'Z błędem', off: 'Wyłączone' };
const filtersEn: Record<TaskFilter, string> = { all: 'All', failed: 'Failed', off: 'Switched off' };

const statesPl: Record<TaskState, string> = {
  waiting: 'Czeka',
  running: 'Trwa',
  success: 'Powodzenie',
  error: 'Błąd',
  disabled: 'Wyłączone',
};
const statesEn: Record<TaskState, string> = {
  waiting: 'Waiting',
  running: 'Running',
  success: 'Success',
  error: 'Failed',
  disabled: 'Switched off',
};

const troublesPl: Record<TaskFailure['trouble'], string> = {
  'no-answer': 'Inny system nie odpowiedział. Sprawdź, czy działa i czy serwer ma z nim połączenie.',
  'no-space': 'Na dysku serwera brakuje miejsca. Zwolnij je albo powiększ dysk.',
  'no-access': 'Serwer nie ma prawa do pliku lub folderu. Sprawdź uprawnienia konta, na którym działa.',
  'no-file': 'Brakuje pliku lub folderu, którego zadanie potrzebuje. Sprawdź ustawienia serwera.',
  other: 'Zadanie przerwał błąd programu. Szczegóły są w dzienniku serwera.',
};
const troublesEn: Record<TaskFailure['trouble'], string> = {
  'no-answer': 'Another system did not answer. Check that it works and that the server reaches it.',
  'no-space': 'The disk of the server is full. Free some space or enlarge it.',
  'no-access': 'The server may not use a file or folder. Check the permissions of its account.',
  'no-file': 'A file or folder that the task needs is missing. Check the settings of the server.',
  other: 'An error of the program broke the task off. Details are in the log of the server.',
};

const pl = {
  tells: 'Powiadamia',
  tellsAfter: (failures: number) => `administratorów technicznych po ${failures} błędach z rzędu`,
  elsewhere:
    'Zadania działają dla całego serwera. Uruchamia się je i zmienia tylko w pierwszej aplikacji: wybierz ją w menu użytkownika.',
  title: 'Zadania cykliczne',
  toErase: 'Dane do usunięcia',
  lead: (count: number, clock: string) => `${countText(count, COUNTED_TASK)} · zegar urzędu: ${clock}`,
  loading: 'Wczytujemy zadania',
  filtersLabel: 'Pokaż',
  filters: filtersPl,
  states: statesPl,
  warned: 'Ostrzeżenie',
  troubles: troublesPl,
  noFailed: 'Żadne zadanie nie zakończyło się błędem',
  noOff: 'Żadne zadanie nie jest wyłączone',
  noneText: 'Wszystkie zadania zobaczysz w widoku „Wszystkie”.',
  task: 'Zadanie',
  last: 'Ostatnie',
  next: 'Następne',
  acts: 'Uruchomienie',
  never: 'jeszcze nigdy',
  unchanged: 'bez zmian',
  since: (time: string) => `od ${time}`,
  asked: 'zaraz ruszy',
  switchedOff: 'wyłączone',
  noTurns: 'nie ma przebiegów',
  run: 'Uruchom teraz',
  runOf: (name: string) => `Uruchom teraz: ${name}`,
  started: 'Zadanie uruchomione',
  runFailed: 'Zadanie nie zostało uruchomione',
  failedTitle: (name: string, count: number) =>
    count === 1 ? `„${name}” nie udało się` : `„${name}” nie udało się ${count}. raz z rzędu`,
  nextTry: (moment: string) => `Następna próba: ${moment}.`,
  details: 'Szczegóły',
  when: 'Kiedy',
  state: 'Stan',
  inRow: (count: number) => `${countText(count, COUNTED_FAILURE)} z rzędu`,
  offBy: (by: string, date: string) => `${by}, ${date}`,
  offFact: 'Kto wyłączył',
  offReason: 'Powód',
  params: 'Parametry',
  backToList: 'Wróć do listy zadań',
  runs: 'Dziennik uruchomień',
  runsLead: 'Są tu przebiegi, które coś zmieniły, nie udały się albo ktoś je uruchomił.',
  loadingRuns: 'Wczytujemy przebiegi',
  noRuns: 'Nie ma jeszcze takich przebiegów.',
  moreRuns: 'Pokaż starsze',
  byHand: 'uruchomione ręcznie',
  detail: (text: string) => `Komunikat systemu: ${text}`,
  today: 'dzisiaj',
};

const en = {
  tells: 'Tells',
  tellsAfter: (failures: number) => `technical administrators after ${failures} failures in a row`,
  elsewhere:
    'Tasks work for the whole server. They are run and changed in the first application only: choose it in the user menu.',
  title: 'Cyclic tasks',
  toErase: 'Data to be erased',
  lead: (count: number, clock: string) =>
    `${countText(count, COUNTED_TASK, 'en')} · clock of the office: ${clock}`,
  loading: 'Loading the tasks',
  filtersLabel: 'Show',
  filters: filtersEn,
  states: statesEn,
  warned: 'Warning',
  troubles: troublesEn,
  noFailed: 'No task has failed',
  noOff: 'No task is switched off',
  noneText: 'All tasks are in the view “All”.',
  task: 'Task',
  last: 'Last run',
  next: 'Next run',
  acts: 'Run',
  never: 'never yet',
  unchanged: 'no changes',
  since: (time: string) => `since ${time}`,
  asked: 'starts in a moment',
  switchedOff: 'switched off',
  noTurns: 'has no runs',
  run: 'Run now',
  runOf: (name: string) => `Run now: ${name}`,
  started: 'Task started',
  runFailed: 'The task was not started',
  failedTitle: (name: string, count: number) =>
    count === 1 ? `“${name}” failed` : `“${name}” failed ${count} times in a row`,
  nextTry: (moment: string) => `Next try: ${moment}.`,
  details: 'Details',
  when: 'When',
  state: 'State',
  inRow: (count: number) => `${countText(count, COUNTED_FAILURE, 'en')} in a row`,
  offBy: (by: string, date: string) => `${by}, ${date}`,
  offFact: 'Switched off by',
  offReason: 'Reason',
  params: 'Parameters',
  backToList: 'Back to the list of tasks',
  runs: 'Log of runs',
  runsLead: 'Runs that changed something, failed or were started by somebody.',
  loadingRuns: 'Loading the runs',
  noRuns: 'There are no such runs yet.',
  moreRuns: 'Show older',
  byHand: 'started by hand',
  detail: (text: string) => `Message of the system: ${text}`,
  today: 'today',
} satisfies typeof pl;

export const taskMessages: Messages<typeof pl> = { pl, en };
