import { COUNTED, countText } from '@urzad/domain';
import type { Messages } from '#shared/i18n/messages';

const pl = {
  label: 'Twoje następne zadanie',
  by: (day: string, time: string, left: string) => `Złóż zgłoszenie do ${day}, do godziny ${time} (${left}).`,
  left: (days: number) => {
    if (days === 0) return 'to ostatni dzień';
    return days === 1 ? 'czas tylko do jutra' : `zostało: ${countText(days, COUNTED.day)}`;
  },
  from: (day: string, time: string) => `Zgłoszenie złożysz od ${day}, od godziny ${time}.`,
  apply: {
    title: (call: string) => `Możesz złożyć zgłoszenie w naborze ${call}`,
    action: 'Złóż zgłoszenie',
  },
  draft: { title: 'Dokończ zgłoszenie', action: 'Dokończ zgłoszenie' },
  sign: { title: 'Podpisz zgłoszenie', action: 'Podpisz zgłoszenie' },
  send: { title: 'Złóż podpisane zgłoszenie', action: 'Złóż zgłoszenie' },
  correct: {
    title: (day: string) => `Popraw zgłoszenie do ${day}`,
    text: (left: string) => `Urząd prosi o poprawki (${left}):`,
    action: 'Popraw zgłoszenie',
  },
  documents: {
    title: (day: string) => `Dostarcz dokumenty do ${day}`,
    text: (left: string) => `Masz miejsce w projekcie. Do umowy potrzebujemy dokumentów (${left}).`,
    action: 'Dostarcz dokumenty',
  },
  contract: {
    title: (day: string) => `Podpisz umowę do ${day}`,
    text: (left: string) => `Umowa czeka na Twój podpis (${left}).`,
    action: 'Podpisz umowę',
  },
  panel: { title: 'Bierzesz udział w projekcie', action: 'Przejdź do panelu' },
  show: {
    title: 'Twoje zgłoszenie',
    answerBy: (day: string) => `Odpowiemy do ${day}`,
    correctionEnded: (day: string) => `Termin poprawek minął ${day}`,
    action: 'Zobacz zgłoszenie',
  },
};

const en = {
  label: 'Your next task',
  by: (day: string, time: string, left: string) => `Submit your application by ${day}, ${time} (${left}).`,
  left: (days: number) => {
    if (days === 0) return 'this is the last day';
    return days === 1 ? 'until tomorrow only' : `${countText(days, COUNTED.day, 'en')} left`;
  },
  from: (day: string, time: string) => `You can submit it from ${day}, ${time}.`,
  apply: { title: (call: string) => `You can apply in call ${call}`, action: 'Apply' },
  draft: { title: 'Finish your application', action: 'Finish your application' },
  sign: { title: 'Sign your application', action: 'Sign your application' },
  send: { title: 'Submit your signed application', action: 'Submit your application' },
  correct: {
    title: (day: string) => `Correct your application by ${day}`,
    text: (left: string) => `The office asks for a correction (${left}):`,
    action: 'Correct your application',
  },
  documents: {
    title: (day: string) => `Bring your documents by ${day}`,
    text: (left: string) => `You have a place in the project. The contract needs documents (${left}).`,
    action: 'Bring your documents',
  },
  contract: {
    title: (day: string) => `Sign your contract by ${day}`,
    text: (left: string) => `The contract waits for your signature (${left}).`,
    action: 'Sign your contract',
  },
  panel: { title: 'You take part in the project', action: 'Go to your panel' },
  show: {
    title: 'Your application',
    answerBy: (day: string) => `We will answer by ${day}`,
    correctionEnded: (day: string) => `The time for the correction ended on ${day}`,
    action: 'See your application',
  },
} satisfies typeof pl;

export const taskMessages: Messages<typeof pl> = { pl, en };
export type TaskWords = typeof pl;
