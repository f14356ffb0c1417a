import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words';

it.each([
  [0, 'zero złotych 00/100'],
  [1, 'zero złotych 01/100'],
  [100, 'jeden złoty 00/100'],
  [200_50, 'dwieście złotych 50/100'],
  [427_500, 'cztery tysiące dwieście siedemdziesiąt pięć złotych 00/100'],
  [1_368_000, 'trzynaście tysięcy sześćset osiemdziesiąt złotych 00/100'],
  [2_074_822, 'dwadzieścia tysięcy siedemset czterdzieści osiem złotych 22/100'],
  [1_200_200_099, 'dwanaście milionów dwa tysiące złotych 99/100'],
])('%d grosze are %s', (amount, words) => {
  expect(amountInWords(amount)).toBe(words);
});
