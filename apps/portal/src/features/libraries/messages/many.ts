import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { Messages } from '#shared/i18n/messages';
import type { ManyWords } from '#shared/list/many-steps';

const COUNTED: Record<Locale, CountedWord> = {
  pl: { one: 'pozycję', few: 'pozycje', many: 'pozycji' },
  en: { one: 'item', few: 'items', many: 'items' },
};
const pieces = (count: number) => countText(count, COUNTED);
const items = (count: number) => countText(count, COUNTED, 'en');

const pl = {
  archive: {
    label: 'Do archiwum',
    title: 'Przenieść wybrane pozycje do archiwum?',
    text: 'Nie będzie można ich wybrać. Tam, gdzie zostały wybrane wcześniej, nadal będą miały nazwy.',
    each: 'Trafi do archiwum.',
    going: (count) => `Przeniesiesz ${pieces(count)}`,
    none: 'Żadnej z wybranych pozycji nie można przenieść',
    done: (count) => `Przeniesiono do archiwum ${pieces(count)}`,
    refused: 'Niektóre pozycje nie zostały przeniesione',
  } satisfies ManyWords as ManyWords,
  restore: {
    label: 'Przywróć z archiwum',
    title: 'Przywrócić wybrane pozycje?',
    text: 'Znów będzie można je wybrać.',
    each: 'Wróci do użycia.',
    going: (count) => `Przywrócisz ${pieces(count)}`,
    none: 'Żadnej z wybranych pozycji nie ma w archiwum',
    done: (count) => `Przywrócono ${pieces(count)}`,
    refused: 'Niektóre pozycje nie zostały przywrócone',
  } satisfies ManyWords as ManyWords,
  inArchive: 'jest już w archiwum.',
  inUse: 'nie ma jej w archiwum.',
};

const en = {
  archive: {
    label: 'Archive the chosen',
    title: 'Archive the chosen items?',
    text: 'They can no longer be chosen. Where they were chosen before, they keep their names.',
    each: 'It will be archived.',
    going: (count) => `You will archive ${items(count)}`,
    none: 'None of the chosen items can be archived',
    done: (count) => `${items(count)} archived`,
    refused: 'Some items were not archived',
  } satisfies ManyWords as ManyWords,
  restore: {
    label: 'Restore the chosen',
    title: 'Restore the chosen items?',
    text: 'They can be chosen again.',
    each: 'It will be offered again.',
    going: (count) => `You will restore ${items(count)}`,
    none: 'None of the chosen items is archived',
    done: (count) => `${items(count)} restored`,
    refused: 'Some items were not restored',
  } satisfies ManyWords as ManyWords,
  inArchive: 'it is archived already.',
  inUse: 'it is not archived.',
} satisfies typeof pl;

export const manyItemMessages: Messages<typeof pl> = { pl, en };
