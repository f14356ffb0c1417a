import { asSpecified } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

/** The words of a `Gallery`. */
export interface GalleryLabels {
  /** Opens a picture over the window; the name of the button includes that of the picture. */
  zoom: string;
  /** The button of the menu of a picture, and its entries. */
  more: string;
  earlier: string;
  later: string;
  editInfo: string;
  remove: string;
  /** The name of the bar of a picture that is being uploaded; it includes that of the picture. */
  uploading: string;
  /** Shown where there is no picture. */
  empty: string;
  previous: string;
  next: string;
  /** The list of small pictures under a slider. */
  thumbnails: string;
  /** The place of a picture, from 1. */
  place: (number: number, count: number) => string;
}

export const galleryLabels = {
  widget: 'Gallery',
  pl: {
    zoom: 'Powiększ',
    more: 'Więcej',
    earlier: 'Przesuń wcześniej',
    later: 'Przesuń dalej',
    editInfo: 'Zmień opis',
    remove: asSpecified('Usuń obrazek'),
    uploading: 'Wysyłanie',
    empty: 'Nie ma tu jeszcze obrazków.',
    previous: 'Poprzedni obraz',
    next: 'Następny obraz',
    thumbnails: 'Miniatury',
    place: (number, count) => `${number} z ${count}`,
  },
  en: {
    zoom: 'Enlarge',
    more: 'More',
    earlier: 'Move earlier',
    later: 'Move later',
    editInfo: 'Edit the description',
    remove: 'Delete the picture',
    uploading: 'Uploading',
    empty: 'There are no pictures yet.',
    previous: 'Previous image',
    next: 'Next image',
    thumbnails: 'Thumbnails',
    place: (number, count) => `${number} of ${count}`,
  },
} as const satisfies LabelSet<GalleryLabels>;
