import { expect, it } from 'vitest';
import { archiveNames } from './archive-names';

it.each([
  [
    ['umowa.pdf', 'zaświadczenie.pdf'],
    ['umowa.pdf', 'zaświadczenie.pdf'],
  ],
  [
    ['skan.pdf', 'skan.pdf', 'skan.pdf'],
    ['skan.pdf', 'skan (2).pdf', 'skan (3).pdf'],
  ],
  [
    ['Łąka.JPG', 'łąka.jpg'],
    ['Łąka.JPG', 'łąka (2).jpg'],
  ],
  [
    ['skan.pdf', 'skan (2).pdf', 'skan.pdf'],
    ['skan.pdf', 'skan (2).pdf', 'skan (3).pdf'],
  ],
  [
    ['bez rozszerzenia', 'bez rozszerzenia'],
    ['bez rozszerzenia', 'bez rozszerzenia (2)'],
  ],
  [
    ['../../etc/passwd.pdf', 'C:\\a.pdf', '..'],
    ['-..-etc-passwd.pdf', 'C--a.pdf', 'plik'],
  ],
  [['a\u0000\n.pdf'], ['a--.pdf']],
  [
    ['CON.pdf', 'nul.pdf', 'Aux', 'COM1.tar.gz', 'lpt².txt', 'con .pdf', 'CONIN$'],
    [
      'plik CON.pdf',
      'plik nul.pdf',
      'plik Aux',
      'plik COM1.tar.gz',
      'plik lpt².txt',
      'plik con .pdf',
      'plik CONIN$',
    ],
  ],
  [
    ['konto.pdf', 'COM10.pdf', 'a-con.pdf', 'con-a.pdf'],
    ['konto.pdf', 'COM10.pdf', 'a-con.pdf', 'con-a.pdf'],
  ],
  [
    ['skan.pdf', 'skan.pdf. ', 'con. '],
    ['skan.pdf', 'skan (2).pdf', 'plik con'],
  ],
])('%j become %j', (given, names) => {
  expect(archiveNames(given)).toEqual(names);
});
