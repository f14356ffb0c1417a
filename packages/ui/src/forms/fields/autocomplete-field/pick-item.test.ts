import { describe, expect, test } from 'vitest';
import { itemForm } from './pick-item';

const PLACES = [
  { value: '17', label: 'Żłobek „Bajka”' },
  { value: '18', label: 'Klub „Miś”' },
];

describe('itemForm', () => {
  const form = itemForm(() => PLACES, new Set());

  test('reads a label as the value of its item', () => {
    expect(form.read('Żłobek „Bajka”')).toBe('17');
    expect(form.read('  Klub „Miś” ')).toBe('18');
  });

  test.each(['Bajka', '12', '17', '?17'])('takes typed %s for no item', (text) => {
    const value = form.read(` ${text} `);
    expect(value).toBe(`?${text}`);
    expect(form.write(value)).toBe(text);
  });

  test('reads a value back whose item it was not given, and its label once it is', () => {
    const items = [...PLACES];
    const late = itemForm(() => items, new Set());
    expect(late.read(late.write('21'))).toBe('21');
    items.push({ value: '21', label: 'Klub „Nutka”' });
    expect(late.write(late.read('21'))).toBe('Klub „Nutka”');
  });

  test('writes a value as the label of its item', () => {
    expect(form.write('18')).toBe('Klub „Miś”');
    expect(form.write('')).toBe('');
  });

  test('believes the item met last', () => {
    const renamed = itemForm(() => [...PLACES, { value: '17', label: 'Żłobek „Nowa Bajka”' }], new Set());
    expect(renamed.write('17')).toBe('Żłobek „Nowa Bajka”');
  });
});
