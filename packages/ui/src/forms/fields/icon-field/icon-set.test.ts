import { iconNames } from 'lucide-react/dynamic';
import { describe, expect, test } from 'vitest';
import { iconNamed, NAMED_ICONS } from './icon-set';

describe('the icon set', () => {
  test('gives every icon the name that the set itself gives it', () => {
    const known = new Set<string>(iconNames);

    expect(NAMED_ICONS.length).toBeGreaterThan(1500);
    expect(NAMED_ICONS.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  test.each(['trash', 'arrow-down-a-z', 'grid-3x3', 'calendar-x-2', 'house'])('draws %s', (name) => {
    expect(iconNamed(name)).toBeDefined();
  });

  test('goes on knowing an icon by its earlier names', () => {
    expect(iconNamed('trash-2')).toBe(iconNamed('trash'));
    expect(NAMED_ICONS.find(({ name }) => name === 'trash')?.names).toContain('trash-2');
  });

  test('knows no other names', () => {
    expect(iconNamed('toString')).toBeUndefined();
  });
});
