import { type IsoMonth, monthName } from '@urzad/domain';
import type { Messages } from '#shared/i18n/messages';

/** Texts of the calculation of a refund. */
const pl = {
  title: 'Jak liczymy Twój zwrot',
  cost: 'Koszty na fakturach',
  accepted: 'Koszt, od którego liczymy zwrot',
  paid: (month: IsoMonth) => `Zapłacone za ${monthName(month)}`,
  share: (percent: string, eligible: string) => `${percent} z ${eligible}`,
  shareHint: 'Tyle zwracamy z uznanych kosztów.',
  withinLimit: (limit: string) => `Mniej niż limit, ${limit}. Dlatego limit nic tu nie zmienia.`,
  refund: 'Zwrot',
  own: (amount: string) => `Twój udział: ${amount}.`,
  lastWord: 'Ostatnie słowo ma urząd po sprawdzeniu faktury.',
};

const en = {
  title: 'How we count your refund',
  cost: 'Costs on the invoices',
  accepted: 'Cost from which the refund is counted',
  paid: (month: IsoMonth) => `Paid for ${monthName(month, 'en')}`,
  share: (percent: string, eligible: string) => `${percent} of ${eligible}`,
  shareHint: 'This part of the accepted costs is refunded.',
  withinLimit: (limit: string) => `Less than the limit of ${limit}, so the limit changes nothing here.`,
  refund: 'Refund',
  own: (amount: string) => `Your part: ${amount}.`,
  lastWord: 'The office decides when it has checked the invoice.',
} satisfies typeof pl;

export const receiptMessages: Messages<typeof pl> = { pl, en };
