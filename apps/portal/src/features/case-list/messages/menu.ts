import type { Messages } from '#shared/i18n/messages';

const pl = {
  cases: 'Sprawy',
  overdue: (count: number) => `${count} po terminie`,
};

const en = {
  cases: 'Cases',
  overdue: (count: number) => `${count} overdue`,
} satisfies typeof pl;

export const menuMessages: Messages<typeof pl> = { pl, en };
