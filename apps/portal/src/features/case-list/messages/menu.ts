import type { Messages } from '#shared/i18n/messages';

const pl = {
  overdue: (count: number) => `${count} po terminie`,
};

const en = {
  overdue: (count: number) => `${count} overdue`,
} satisfies typeof pl;

export const menuMessages: Messages<typeof pl> = { pl, en };
