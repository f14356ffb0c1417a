import { expect, it } from 'vitest';
import { ApiFailure } from '#shared/http/api-failure';
import { uploadFailureText } from './upload-failure-text';

it.each([
  ['program.pdf', 'extension', 415, 'content', /^Zły format pliku\. To nie jest plik PDF/],
  ['pusty.pdf', 'extension', 415, 'empty', /^Plik jest pusty/],
  ['IMG_1.heic', 'extension', 415, 'extension', /^Zły format pliku\. Zapisz zdjęcie jako JPG/],
  ['IMG_1.jpg', 'size', 413, 'is-too-big', /^Plik jest za duży\. .* Zmniejsz zdjęcie/],
])('says of %s what the server found: %s', (name, code, status, files, text) => {
  expect(uploadFailureText(new ApiFailure(code, { files }, status), { name }, 'pl')).toMatch(text);
});

it('names the limit of the office', () => {
  const tooBig = new ApiFailure('size', { files: 'is-too-big' }, 413);
  expect(uploadFailureText(tooBig, { name: 'umowa.pdf', limitBytes: 5_242_880 }, 'pl')).toMatch(
    /Może mieć do 5,00\sMB/,
  );
});

it('says of a lost line what any request says', () => {
  const lost = uploadFailureText(new ApiFailure('network', undefined, 0), { name: 'umowa.pdf' }, 'pl');
  expect(lost).not.toMatch(/format|duży|pusty/);
});
