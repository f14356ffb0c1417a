import type { Messages } from '#shared/i18n/messages';

const pl = {
  back: 'Wróć',
  reason: 'Powód',
  reasonHint: 'Zobaczą go osoby, które czytają zadania i logi.',
  reasonNeeded: (min: number) => `Wpisz co najmniej ${min} znaków.`,
  off: 'Wyłącz',
  offOf: (name: string) => `Wyłącz zadanie „${name}”`,
  offText: 'Zadanie nie ruszy samo, dopóki ktoś go nie włączy. Nadal można je uruchomić ręcznie.',
  offDone: 'Zadanie wyłączone',
  offRefused: 'Zadanie nie zostało wyłączone',
  on: 'Włącz',
  onOf: (name: string) => `Włącz zadanie „${name}”`,
  onText: 'Zadanie wróci do swoich terminów. Jeśli jakiś minął, ruszy od razu.',
  onDone: 'Zadanie włączone',
  onRefused: 'Zadanie nie zostało włączone',
  edit: 'Zmień parametry',
  editOf: (name: string) => `Zmień parametry: ${name}`,
  editText: 'Następny przebieg użyje nowych wartości.',
  limits: (min: number, max: number) => `Od ${min} do ${max}.`,
  save: 'Zapisz',
  saved: 'Parametry zapisane',
  refused: 'Parametry nie zostały zapisane',
  conflict: (now: string) =>
    `Ktoś zmienił parametry w tym czasie: ${now}. Zapisz ponownie, jeśli mają obowiązywać Twoje wartości.`,
};

const en = {
  back: 'Back',
  reason: 'Reason',
  reasonHint: 'People who read tasks and the log will see it.',
  reasonNeeded: (min: number) => `Enter at least ${min} characters.`,
  off: 'Switch off',
  offOf: (name: string) => `Switch off the task “${name}”`,
  offText: 'The task will not run by itself until somebody switches it on. It can still be run by hand.',
  offDone: 'Task switched off',
  offRefused: 'The task was not switched off',
  on: 'Switch on',
  onOf: (name: string) => `Switch on the task “${name}”`,
  onText: 'The task returns to its times. If one has passed, it starts at once.',
  onDone: 'Task switched on',
  onRefused: 'The task was not switched on',
  edit: 'Change the parameters',
  editOf: (name: string) => `Change the parameters: ${name}`,
  editText: 'The next run uses the new values.',
  limits: (min: number, max: number) => `From ${min} to ${max}.`,
  save: 'Save',
  saved: 'Parameters saved',
  refused: 'The parameters were not saved',
  conflict: (now: string) =>
    `Somebody changed the parameters meanwhile: ${now}. Save again if yours are to hold.`,
} satisfies typeof pl;

export const taskChangeMessages: Messages<typeof pl> = { pl, en };
