import { expect, it } from 'vitest';
import { splitAtFileNumbers } from './file-number-text';

it.each([
  ['Zgłoszenie FR/1-2027/00007 zostało złożone.', ['FR/1-2027/00007']],
  ['FR/1-2027/00007', ['FR/1-2027/00007']],
  ['Umowa UM/II/0123/2026 i sprawa PMG.4321.41.2026.', ['UM/II/0123/2026', 'PMG.4321.41.2026']],
  ['Zgłoszenia FR/1-2027/00007 i FR/1-2027/00008', ['FR/1-2027/00007', 'FR/1-2027/00008']],
  ['Nabór nr 1/2027, godz. 09:27:23.948', []],
  ['Wzór: https://granty.example/wzory/1-2027/umowa', []],
  ['PDF, JPG, PNG – do 2,86 MB', []],
  ['', []],
])('the file numbers of %j are %j', (text, numbers) => {
  const parts = splitAtFileNumbers(text);
  expect(parts.filter((_part, at) => at % 2 === 1)).toEqual(numbers);
  expect(parts.join('')).toBe(text);
});
