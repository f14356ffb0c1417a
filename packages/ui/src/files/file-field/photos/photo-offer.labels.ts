import type { LabelSet } from '../../../foundations/locale/locale';

export interface PhotoOfferLabels {
  /** The name of the offer. */
  title: (name: string) => string;
  making: string;
  /** Sizes as text: "5,15 MB". Announced when the copy is ready. */
  offer: (size: string, limit: string) => string;
  copy: (size: string, width: number, height: number) => string;
  /** Of the shown copy. */
  preview: (name: string) => string;
  attach: string;
  leave: string;
}

export const photoOfferLabels = {
  widget: 'PhotoOffer',
  pl: {
    title: (name) => `Zdjęcie jest za duże: ${name}`,
    making: 'Przygotowujemy mniejszą kopię…',
    offer: (size, limit) => `Ma ${size}, a może mieć do ${limit}. Nic nie zostało jeszcze wysłane.`,
    copy: (size, width, height) => `Mniejsza kopia ma ${size} (${width}\u00a0×\u00a0${height}\u00a0pikseli).`,
    preview: (name) => `Mniejsza kopia zdjęcia ${name}`,
    attach: 'Dołącz mniejszą kopię',
    leave: 'Nie dołączaj',
  },
  en: {
    title: (name) => `The photo is too big: ${name}`,
    making: 'Making a smaller copy…',
    offer: (size, limit) => `It has ${size} and may have up to ${limit}. Nothing has been sent yet.`,
    copy: (size, width, height) =>
      `The smaller copy has ${size} (${width}\u00a0×\u00a0${height}\u00a0pixels).`,
    preview: (name) => `The smaller copy of the photo ${name}`,
    attach: 'Attach the smaller copy',
    leave: 'Do not attach it',
  },
} as const satisfies LabelSet<PhotoOfferLabels>;
