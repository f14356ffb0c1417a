import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Unbroken } from './unbroken';

const wholeIn = (text: string) =>
  [...renderToStaticMarkup(<Unbroken text={text} />).matchAll(/>([^<]+)<\/span>/g)].map(([, part]) => part);

it('keeps names and numbers with a hyphen in one line', () => {
  expect(wholeIn('Wyślij na adres e-mail. Kod 00-000 Zielony Staw, projekt PROJEKT-0000/26.')).toEqual([
    'e-mail',
    '00-000',
    'PROJEKT-0000/26',
  ]);
  expect(wholeIn('Doręczenia: e-Doręczenia albo e-mailem')).toEqual(['e-Doręczenia', 'e-mailem']);
});

it('leaves other words and periods as they are', () => {
  expect(wholeIn('społeczno-gospodarczy, 2026-01-01, 7:30-15:30')).toEqual([]);
});
