import { describe, expect, test } from 'vitest';
import { itemForm } from './pick-item';

const PLACES = [
  { value: '17', label: 'Żłobek „Bajka”' },
  { value: '18', label: 'Klub „Miś”' },
];

describe('itemForm', () => {
  const form = itemForm(() => PLACES);

  test('reads a label as the value of its item', () => {
    expect(form.read('Żłobek „Bajka”')).toBe('17');
    expect(form.read('  Klub „Miś” ')).toBe('18');
  });

  test('leaves text that is no label as it is', () => {
    expect(form.read(' Bajka ')).toBe('Bajka');
    expect(form.write('Bajka')).toBe('Bajka');
  });

  test('writes a value as the label of its item', () => {
    expect(form.write('18')).toBe('Klub „Miś”');
    expect(form.write('')).toBe('');
  });

  test('believes the item met last', () => {
    const renamed = itemForm(() => [...PLACES, { value: '17', label: 'Żłobek „Nowa Bajka”' }]);
    expect(renamed.write('17')).toBe('Żłobek „Nowa Bajka”');
  });
});
