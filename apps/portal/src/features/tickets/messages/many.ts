import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { Messages } from '#shared/i18n/messages';
import type { ManyWords } from '#shared/list/many-steps';

const COUNTED: Record<Locale, CountedWord> = {
  pl: { one: 'zgłoszenie', few: 'zgłoszenia', many: 'zgłoszeń' },
  en: { one: 'ticket', few: 'tickets', many: 'tickets' },
};
const pieces = (count: number) => countText(count, COUNTED);
const tickets = (count: number) => countText(count, COUNTED, 'en');

const pl = {
  take: {
    label: 'Przejmij wybrane',
    title: 'Przejąć wybrane zgłoszenia?',
    text: 'Przejąć możesz nowe zgłoszenia, których nikt jeszcze nie prowadzi.',
    each: 'Poprowadzisz je.',
    going: (count) => `Przejmiesz ${pieces(count)}`,
    none: 'Żadnego z wybranych zgłoszeń nie możesz przejąć',
    done: (count) => `Przejęto ${pieces(count)}`,
    refused: 'Niektórych zgłoszeń nie udało się przejąć',
  } satisfies ManyWords as ManyWords,
  close: {
    label: 'Zamknij wybrane',
    title: 'Zamknąć wybrane zgłoszenia bez rozwiązania?',
    text: 'Każda osoba, która zgłosiła usterkę, zobaczy powód. Przez 14 dni może otworzyć zgłoszenie ponownie.',
    each: 'Zamkniesz je bez rozwiązania.',
    going: (count) => `Zamkniesz ${pieces(count)}`,
    none: 'Żadnego z wybranych zgłoszeń nie możesz zamknąć',
    done: (count) => `Zamknięto ${pieces(count)}`,
    refused: 'Niektórych zgłoszeń nie udało się zamknąć',
  } satisfies ManyWords as ManyWords,
  leads: (name: string) => `prowadzi je ${name}.`,
  isIn: (status: string) => `ma status „${status}”.`,
};

const en = {
  take: {
    label: 'Take the chosen over',
    title: 'Take the chosen tickets over?',
    text: 'You can take over new tickets that nobody is in charge of.',
    each: 'You will be in charge of it.',
    going: (count) => `You will take over ${tickets(count)}`,
    none: 'You can take over none of the chosen tickets',
    done: (count) => `${tickets(count)} taken over`,
    refused: 'Some tickets could not be taken over',
  } satisfies ManyWords as ManyWords,
  close: {
    label: 'Close the chosen',
    title: 'Close the chosen tickets without a solution?',
    text: 'Each person who reported a fault sees the reason, and can open the ticket again for 14 days.',
    each: 'You will close it without a solution.',
    going: (count) => `You will close ${tickets(count)}`,
    none: 'You can close none of the chosen tickets',
    done: (count) => `${tickets(count)} closed`,
    refused: 'Some tickets could not be closed',
  } satisfies ManyWords as ManyWords,
  leads: (name: string) => `${name} is in charge of it.`,
  isIn: (status: string) => `its status is “${status}”.`,
} satisfies typeof pl;

export const manyTicketMessages: Messages<typeof pl> = { pl, en };
