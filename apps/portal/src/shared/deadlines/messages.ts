import type { Messages } from '../i18n/messages';

const pl = {
  today: 'dzisiaj',
  tomorrow: 'jutro',
  left: (days: string) => `zostało: ${days}`,
  late: (days: string) => `${days} po terminie`,
  due: (day: string) => `termin: ${day}`,
};

const en = {
  today: 'today',
  tomorrow: 'tomorrow',
  left: (days: string) => `${days} left`,
  late: (days: string) => `${days} overdue`,
  due: (day: string) => `deadline: ${day}`,
} satisfies typeof pl;

export const deadlineMessages: Messages<typeof pl> = { pl, en };
