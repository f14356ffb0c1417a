import { describe, expect, it } from 'vitest';
import { dataTableLabels } from './data-table.labels';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('numbers in the words of a table', () => {
  it('are grouped from the first thousand', () => {
    const { pl, en } = dataTableLabels;
    const said = [pl.selected(1234), pl.selectEverything(12_345), pl.chosen(1140), pl.showMore(1000)];
    expect(said.map(plain)).toEqual([
      'Zaznaczono 1 234',
      'Zaznacz wszystkie 12 345',
      'wybrane: 1 140',
      'Pokaż kolejne 1 000',
    ]);
    expect(plain(pl.shown(1234, 10_000))).toBe('Widać 1 234 z 10 000 wierszy');
    expect(en.selected(1234)).toBe('1,234 selected');
    expect(en.selectEverything(12_345)).toBe('Select all 12,345');
    expect(en.chosen(1140)).toBe('1,140 chosen');
    expect(en.showMore(1000)).toBe('Show 1,000 more');
    expect(en.shown(1234, 10_000)).toBe('1,234 of 10,000 rows shown');
  });

  it('have their words in the right form', () => {
    const { pl, en } = dataTableLabels;
    expect([pl.pixels(72), pl.pixels(148), en.pixels(72)]).toEqual([
      '72 piksele',
      '148 pikseli',
      '72 pixels',
    ]);
  });
});
