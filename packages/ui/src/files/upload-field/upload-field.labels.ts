import { asSpecified } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

export interface UploadFieldLabels {
  /** The upload failed. */
  failed: string;
  attachAudio: string;
  attachVideo: string;
  attachImage: string;
  attachImages: string;
  removeFile: string;
  removePicture: string;
  /** Shown where the browser cannot play the recording. */
  unplayable: string;
  earlier: string;
  later: string;
  /** Announced after a picture was moved. */
  moved: (name: string, place: number, all: number) => string;
  gallery: string;
}

/** The buttons of audio and video are those of Spec §2, letter for letter: a video is removed like a picture. */
export const uploadFieldLabels = {
  widget: 'UploadField',
  pl: {
    failed: 'Nie udało się wysłać pliku.',
    attachAudio: asSpecified('Wrzuć plik audio'),
    attachVideo: asSpecified('Wrzuć plik video'),
    attachImage: 'Wrzuć obrazek',
    attachImages: 'Wrzuć obrazki',
    removeFile: asSpecified('Usuń plik'),
    removePicture: asSpecified('Usuń obrazek'),
    unplayable: 'Ta przeglądarka nie odtworzy tego nagrania.',
    earlier: 'Przesuń wcześniej',
    later: 'Przesuń dalej',
    moved: (name, place, all) => `${name}: miejsce ${place} z ${all}`,
    gallery: 'Obrazki',
  },
  en: {
    failed: 'The file could not be sent.',
    attachAudio: 'Upload an audio file',
    attachVideo: 'Upload a video file',
    attachImage: 'Upload a picture',
    attachImages: 'Upload pictures',
    removeFile: 'Delete the file',
    removePicture: 'Delete the picture',
    unplayable: 'This browser cannot play this recording.',
    earlier: 'Move earlier',
    later: 'Move later',
    moved: (name, place, all) => `${name}: place ${place} of ${all}`,
    gallery: 'Pictures',
  },
} as const satisfies LabelSet<UploadFieldLabels>;
