import type { IsoDate } from '@urzad/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UrzadProvider } from '../provider/urzad-provider';
import { useToday } from './today';

const Day = ({ own }: { own?: IsoDate }) => useToday(own);
const shown = (today: IsoDate | undefined, own?: IsoDate) =>
  renderToStaticMarkup(
    <UrzadProvider today={today}>
      <Day {...(own && { own })} />
    </UrzadProvider>,
  );

it('the day of the provider is that of a widget', () => {
  expect(shown('2027-02-10')).toBe('2027-02-10');
});

it('the day that a widget is given wins', () => {
  expect(shown('2027-02-10', '2027-03-01')).toBe('2027-03-01');
});

it('without either the error says what to do', () => {
  expect(() => shown(undefined)).toThrow('give it one, or use <UrzadProvider');
});
