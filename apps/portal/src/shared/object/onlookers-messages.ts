import { type CountedWord, pluralOf } from '@urzad/domain';
import type { Messages } from '../i18n/messages';

const OTHERS: CountedWord = { one: 'inna osoba', few: 'inne osoby', many: 'innych osób' };

const pl = {
  looking: (count: number): string => (count === 1 ? 'Ogląda teraz także:' : 'Oglądają teraz także:'),
  others: (count: number) => `i ${count} ${pluralOf(count, OTHERS)}`,
};

const en = {
  looking: (): string => 'Also looking now:',
  others: (count: number) => `and ${count} ${count === 1 ? 'other' : 'others'}`,
} satisfies typeof pl;

export const onlookersMessages: Messages<typeof pl> = { pl, en };
