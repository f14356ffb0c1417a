import { expect, it } from 'vitest';
import { uploadRefusalText } from './upload-refusal';

it.each([
  [
    'size',
    'IMG_2041.JPG',
    'Plik jest za duży. Może mieć do 2,86 MB. Zmniejsz zdjęcie: w jego edycji wybierz „Zmień rozmiar” albo ustaw w aparacie telefonu mniejszą rozdzielczość i zrób zdjęcie jeszcze raz',
  ],
  [
    'size',
    'umowa.pdf',
    'Plik jest za duży. Może mieć do 2,86 MB. Zeskanuj dokument jeszcze raz w niższej rozdzielczości, na przykład 150 dpi',
  ],
  ['size', 'film.mp4', 'Plik jest za duży. Może mieć do 2,86 MB'],
  ['empty', 'pusty.pdf', /^Plik jest pusty\./],
  ['infected', 'umowa.pdf', /^W pliku jest wirus, .* wybierz inny plik$/],
  ['quota', 'umowa.pdf', /^Masz za dużo plików, .* dodaj ten plik jutro/],
  ['changed', 'umowa.pdf', /^Plik zmienił się na Twoim urządzeniu, .* Wybierz go jeszcze raz$/],
  ['blocked', 'umowa.pdf', /^Plik nie dotarł do urzędu: .* albo zmniejsz$/],
  ['password', 'umowa.pdf', /^Plik jest zabezpieczony hasłem, .* Zapisz go bez hasła/],
  ['pixels', 'skan.png', /^Obraz ma za dużo pikseli: .* 300 dpi$/],
  ['content', 'skan.jfif', 'Zły format pliku. To nie jest plik JPG, chociaż tak się nazywa'],
  ['content', 'program.pdf', 'Zły format pliku. To nie jest plik PDF, chociaż tak się nazywa'],
  ['content', 'skan.JPEG', 'Zły format pliku. To nie jest plik JPG, chociaż tak się nazywa'],
  ['extension', 'IMG_2041.HEIC', /^Zły format pliku\. Zapisz zdjęcie jako JPG: w iPhonie wybierz Ustawienia/],
  ['extension', 'IMG_2041.heif', /^Zły format pliku\. Zapisz zdjęcie jako JPG/],
  ['extension', 'program.exe', 'Zły format pliku'],
] as const)('says of %s of %s what is wrong and how to mend it', (reason, name, text) => {
  // The limit has a no-break space.
  const said = uploadRefusalText(reason, { name }, 'pl').replaceAll('\u00a0', ' ');
  if (typeof text === 'string') expect(said).toBe(text);
  else expect(said).toMatch(text);
});

it('speaks English, and of the limit it is given', () => {
  expect(uploadRefusalText('size', { name: 'a.mp3', limitBytes: 10 }, 'en').replaceAll('\u00a0', ' ')).toBe(
    'The file is too big. It may have up to 10 B',
  );
  expect(uploadRefusalText('content', { name: 'a.pdf' }, 'en')).toBe(
    'Wrong file format. This is not a PDF file, although its name says so',
  );
});
