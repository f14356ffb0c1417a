import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { Messages } from '#shared/i18n/messages';
import type { ManyWords } from '#shared/list/many-steps';

const COUNTED: Record<Locale, CountedWord> = {
  pl: { one: 'wiadomość', few: 'wiadomości', many: 'wiadomości' },
  en: { one: 'message', few: 'messages', many: 'messages' },
};
const pieces = (count: number) => countText(count, COUNTED);
const messages = (count: number) => countText(count, COUNTED, 'en');

const pl = {
  take: {
    label: 'Przejmij wybrane',
    title: 'Przejąć wybrane wiadomości?',
    text: 'Przejąć możesz nowe wiadomości, których nikt jeszcze nie prowadzi.',
    each: 'Poprowadzisz ją.',
    going: (count) => `Przejmiesz ${pieces(count)}`,
    none: 'Żadnej z wybranych wiadomości nie możesz przejąć',
    done: (count) => `Przejęto ${pieces(count)}`,
    refused: 'Niektórych wiadomości nie udało się przejąć',
  } satisfies ManyWords as ManyWords,
  close: {
    label: 'Zamknij wybrane',
    title: 'Zamknąć wybrane wiadomości bez odpowiedzi?',
    text: 'Nadawcy nic nie dostaną. Wiadomości zostaną na karcie „Wszystkie” i można je otworzyć ponownie.',
    each: 'Zamkniesz ją bez odpowiedzi.',
    going: (count) => `Zamkniesz ${pieces(count)}`,
    none: 'Żadnej z wybranych wiadomości nie możesz zamknąć',
    done: (count) => `Zamknięto ${pieces(count)}`,
    refused: 'Niektórych wiadomości nie udało się zamknąć',
  } satisfies ManyWords as ManyWords,
  leads: (name: string) => `prowadzi ją ${name}.`,
  takeFirst: 'nikt jej nie prowadzi. Najpierw ją przejmij.',
  isIn: (status: string) => `ma status „${status}”.`,
};

const en = {
  take: {
    label: 'Take the chosen over',
    title: 'Take the chosen messages over?',
    text: 'You can take over new messages that nobody is in charge of.',
    each: 'You will be in charge of it.',
    going: (count) => `You will take over ${messages(count)}`,
    none: 'You can take over none of the chosen messages',
    done: (count) => `${messages(count)} taken over`,
    refused: 'Some messages could not be taken over',
  } satisfies ManyWords as ManyWords,
  close: {
    label: 'Close the chosen',
    title: 'Close the chosen messages without an answer?',
    text: 'Their senders get nothing. The messages stay on the tab “All” and can be opened anew.',
    each: 'You will close it without an answer.',
    going: (count) => `You will close ${messages(count)}`,
    none: 'You can close none of the chosen messages',
    done: (count) => `${messages(count)} closed`,
    refused: 'Some messages could not be closed',
  } satisfies ManyWords as ManyWords,
  leads: (name: string) => `${name} is in charge of it.`,
  takeFirst: 'nobody is in charge of it. Take it over first.',
  isIn: (status: string) => `its status is “${status}”.`,
} satisfies typeof pl;

export const manyContactMessages: Messages<typeof pl> = { pl, en };
