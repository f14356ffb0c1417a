import type { Messages } from '../i18n/messages';
import type { EventName } from './case-events';

type Events = Record<EventName, (moment: string) => string>;

const pl = {
  office: 'Urząd',
  read: (moment: string) => `Przeczytane ${moment}`,
  led: (officer: string, moment: string) => `Sprawę prowadzi ${officer} · ${moment}`,
  /** In the words of the office: the way and the kind of what came in. */
  cameIn: (channel: string, kind: string, moment: string) =>
    `Wpływ: ${channel} · rodzaj: ${kind} · ${moment}`,
  waitingForYou: (moment: string) => `Czekamy na Twoją odpowiedź · ${moment}`,
  events: {
    to_sign: (moment) => `Oświadczenie czeka na podpis · ${moment}`,
    received: (moment) => `Przyjęliśmy sprawę ${moment}. Potwierdzenie wysłaliśmy e-mailem.`,
    begun: (moment) => `Sprawa założona ze zgłoszenia · ${moment}`,
    inProgress: (moment) => `Sprawa w toku · ${moment}`,
    answered: (moment) => `Odpowiedź dotarła do urzędu · ${moment}`,
    reopened: (moment) => `Sprawa otwarta ponownie · ${moment}`,
    waiting: (moment) => `Czekamy na odpowiedź wnioskodawcy · ${moment}`,
    closed: (moment) => `Sprawa załatwiona · ${moment}`,
    rejected: (moment) => `Odmowa · ${moment}`,
    withdrawn: (moment) => `Sprawa wycofana · ${moment}`,
    archived: (moment) => `Sprawa zarchiwizowana · ${moment}`,
  } satisfies Events as Events,
  sentBefore:
    'Wcześniejsza wersja tej wiadomości mogła już dotrzeć. Sprawdź rozmowę i wyślij tylko to, czego w niej nie ma.',
  /** By the codes of the server. */
  fileErrors: {
    'no-file': 'Nie mamy już jednego z plików. Usuń go i dołącz ponownie.',
    'not-valid-files': 'Takiego pliku nie można tu dołączyć.',
    'is-too-big': 'Więcej plików już się tu nie zmieści.',
  },
};

const en = {
  office: 'The office',
  read: (moment: string) => `Read ${moment}`,
  led: (officer: string, moment: string) => `${officer} leads the case · ${moment}`,
  cameIn: (channel: string, kind: string, moment: string) =>
    `Came in by: ${channel} · kind: ${kind} · ${moment}`,
  waitingForYou: (moment: string) => `We wait for your answer · ${moment}`,
  events: {
    to_sign: (moment) => `The statement waits for your signature · ${moment}`,
    received: (moment) => `We received the case on ${moment} and sent you a confirmation by e-mail.`,
    begun: (moment) => `The case was opened with the application · ${moment}`,
    inProgress: (moment) => `The case is in progress · ${moment}`,
    answered: (moment) => `The answer reached the office · ${moment}`,
    reopened: (moment) => `The case was reopened · ${moment}`,
    waiting: (moment) => `We wait for the applicant’s answer · ${moment}`,
    closed: (moment) => `The case is settled · ${moment}`,
    rejected: (moment) => `Refused · ${moment}`,
    withdrawn: (moment) => `The case was withdrawn · ${moment}`,
    archived: (moment) => `The case was archived · ${moment}`,
  } satisfies Events as Events,
  sentBefore:
    'An earlier version of this letter may have arrived already. Look at the conversation and send only what is not there.',
  fileErrors: {
    'no-file': 'We do not have one of the files any more. Remove it and attach it again.',
    'not-valid-files': 'Such a file cannot be attached here.',
    'is-too-big': 'No more files fit in here.',
  },
} satisfies typeof pl;

export const conversationMessages: Messages<typeof pl> = { pl, en };
