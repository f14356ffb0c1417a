import { asSpecified } from '../words/as-specified';
import type { Locale } from '../words/locale';
import { extensionOf, isImageName, type UploadErrorCode } from './attachments';
import { FILE_LIMIT_BYTES, formatBytes } from './bytes';

/**
 * Why a file is refused: by its name and size, because its content does not fit its name, holds a virus, opens by a password
 * alone or is a picture of too many `pixels`, because of the other files that the person has sent and not attached, because it was changed while it was sent, or because a gateway on
 * the way to the server lets no file of its size pass (`blocked`).
 */
export type UploadRefusal =
  | UploadErrorCode
  | 'content'
  | 'password'
  | 'pixels'
  | 'infected'
  | 'quota'
  | 'changed'
  | 'blocked';

export interface RefusedFile {
  name: string;
  /** @default FILE_LIMIT_BYTES */
  limitBytes?: number;
}

/** The text of the specification, and after it what to do. */
export function uploadRefusalText(
  reason: UploadRefusal,
  { name, limitBytes = FILE_LIMIT_BYTES }: RefusedFile,
  locale: Locale,
): string {
  const words = WORDS[locale];
  const extension = extensionOf(name);

  switch (reason) {
    case 'size':
      return sentences(words.tooBig(formatBytes(limitBytes, locale)), smallerBy(name, locale));
    case 'empty':
    case 'infected':
    case 'quota':
    case 'password':
    case 'pixels':
    case 'changed':
    case 'blocked':
      return words[reason];
    case 'content':
      return sentences(words.wrongFormat, words.isNot(FORMAT_NAMES[extension] ?? extension.toUpperCase()));
    case 'extension':
      return sentences(words.wrongFormat, PHONE_PHOTOS.includes(extension) && words.saveAsJpg);
  }
}

/** Formats of photographs of phones, which most offices cannot open. */
const PHONE_PHOTOS: readonly string[] = ['heic', 'heif'];

const FORMAT_NAMES: Readonly<Record<string, string>> = { jpeg: 'JPG', jfif: 'JPG', jpe: 'JPG', jfi: 'JPG' };

function smallerBy(name: string, locale: Locale): string | false {
  if (isImageName(name)) return WORDS[locale].smallerPhoto;
  return extensionOf(name) === 'pdf' && WORDS[locale].smallerScan;
}

function sentences(...texts: readonly (string | false)[]): string {
  return texts.filter((text) => text !== false).join('. ');
}

/** `Zły format pliku` is Spec §8, letter for letter. */
const WORDS = {
  pl: {
    wrongFormat: asSpecified('Zły format pliku'),
    tooBig: (limit: string) => `Plik jest za duży. Może mieć do ${limit}`,
    empty: 'Plik jest pusty. Sprawdź, czy otwiera się na Twoim urządzeniu, i wybierz go jeszcze raz',
    infected:
      'W pliku jest wirus, więc go nie przyjęliśmy. Sprawdź swoje urządzenie programem antywirusowym i wybierz inny plik',
    quota:
      'Masz za dużo plików, które nie są dołączone do żadnego zgłoszenia. Usuń zbędne albo dodaj ten plik jutro: po dobie usuwamy je sami',
    password:
      'Plik jest zabezpieczony hasłem, więc nikt w urzędzie go nie otworzy. Zapisz go bez hasła i dołącz jeszcze raz',
    pixels:
      'Obraz ma za dużo pikseli: może mieć ich do 64 milionów. Zmniejsz go albo zeskanuj dokument jeszcze raz w niższej rozdzielczości, na przykład 300 dpi',
    changed: 'Plik zmienił się na Twoim urządzeniu, gdy go wysyłaliśmy. Wybierz go jeszcze raz',
    blocked:
      'Plik nie dotarł do urzędu: zatrzymało go po drodze zabezpieczenie sieci, dla którego jest za duży. Wyślij go przez inną sieć albo zmniejsz',
    isNot: (format: string) => `To nie jest plik ${format}, chociaż tak się nazywa`,
    smallerPhoto:
      'Zmniejsz zdjęcie: w jego edycji wybierz „Zmień rozmiar” albo ustaw w aparacie telefonu mniejszą rozdzielczość i zrób zdjęcie jeszcze raz',
    smallerScan: 'Zeskanuj dokument jeszcze raz w niższej rozdzielczości, na przykład 150 dpi',
    saveAsJpg:
      'Zapisz zdjęcie jako JPG: w iPhonie wybierz Ustawienia, Aparat, Formaty, „Najbardziej zgodne”, a w innym telefonie wyłącz w ustawieniach aparatu format HEIF. Potem zrób zdjęcie jeszcze raz',
  },
  en: {
    wrongFormat: 'Wrong file format',
    tooBig: (limit: string) => `The file is too big. It may have up to ${limit}`,
    empty: 'The file is empty. Check that it opens on your device, then choose it again',
    infected:
      'The file holds a virus, so we have not taken it. Check your device with an antivirus program, and choose another file',
    quota:
      'You have too many files that are not attached to any application. Delete those you do not need, or add this file tomorrow: we delete them after a day',
    password:
      'The file is protected by a password, so nobody at the office can open it. Save it without the password and attach it again',
    pixels:
      'The picture has too many pixels: it may have up to 64 million. Make it smaller, or scan the document again at a lower resolution, for example 300 dpi',
    changed: 'The file was changed on your device while it was sent. Choose it again',
    blocked:
      'The file did not reach the office: a gateway on its way stopped it, as it is too big for it. Send it over another network, or make it smaller',
    isNot: (format: string) => `This is not a ${format} file, although its name says so`,
    smallerPhoto:
      'Make the photo smaller: choose “Resize” when you edit it, or set a lower resolution in the camera of your phone and take it again',
    smallerScan: 'Scan the document again at a lower resolution, for example 150 dpi',
    saveAsJpg:
      'Save the photo as JPG: on an iPhone choose Settings, Camera, Formats, “Most Compatible”, on another phone switch the HEIF format off in the settings of the camera. Then take the photo again',
  },
} as const;
