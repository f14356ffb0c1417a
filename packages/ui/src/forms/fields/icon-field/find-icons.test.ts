import { describe, expect, test } from 'vitest';
import { findIcons, indexIcons } from './find-icons';
import { NAMED_ICONS } from './icon-set';
import { ICON_WORDS } from './icon-words';

const index = indexIcons(NAMED_ICONS, ICON_WORDS);

describe('findIcons', () => {
  test.each([
    ['dom', 'house'],
    ['kosz', 'trash'],
    ['kosza', 'trash'],
    ['usun', 'trash'],
    ['delete', 'trash'],
    ['książki', 'book'],
    ['ksiazka', 'book-open'],
    ['dokumenty', 'file-text'],
    ['umowa', 'handshake'],
    ['Urząd', 'landmark'],
    ['pieczątka', 'stamp'],
    ['pieniądze', 'banknote'],
    ['powiadomienia', 'bell'],
    ['wózek', 'accessibility'],
    ['kalendarz plus', 'calendar-plus'],
    ['użytkownik', 'user-round'],
    ['zaloguj', 'log-in'],
    ['ostrzeżenie', 'triangle-exclamation-point'],
    ['arrow left', 'arrow-left'],
    ['history', 'rotate-ccw-clock'],
    ['STRZAŁKA lewo', 'arrow-left'],
    ['trash-2', 'trash'],
  ])('%j finds %s', (text, name) => {
    expect(findIcons(index, text)).toContain(name);
  });

  test('gives everything for no words', () => {
    expect(findIcons(index, ' - ')).toBe(index.names);
  });

  test('puts the icon of that name first, then those that begin with it', () => {
    const [first, second] = findIcons(index, 'mail');
    expect(first).toBe('mail');
    expect(second).toMatch(/^mail/);
  });

  test('puts a whole word before the beginning of another one', () => {
    const found = findIcons(index, 'kosz');
    expect(found[0]).toBe('trash');
    expect(found).toContain('shirt');
  });

  test('finds nothing for a word that means nothing', () => {
    expect(findIcons(index, 'kosz qwerty')).toEqual([]);
  });
});

describe('the words', () => {
  test('are of icons that there are', () => {
    const known = new Set(
      NAMED_ICONS.flatMap(({ names }) => names.flatMap((name) => [name, ...name.split('-')])),
    );
    expect(Object.keys(ICON_WORDS).filter((key) => !known.has(key))).toEqual([]);
  });

  test('are several hundred', () => {
    expect(Object.keys(ICON_WORDS).length).toBeGreaterThan(400);
  });
});
