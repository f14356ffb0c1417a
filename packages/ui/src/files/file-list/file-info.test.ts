import { describe, expect, it } from 'vitest';
import { captionOf, nameParts } from './file-info';

describe('nameParts', () => {
  it.each([
    ['umowa.pdf', 'umowa', '.pdf'],
    ['umowa.2026.PDF', 'umowa.2026', '.PDF'],
    ['umowa', 'umowa', ''],
    ['.ukryty', '.ukryty', ''],
  ])('of %s are %s and %s', (name, stem, ending) => {
    expect(nameParts(name)).toEqual([stem, ending]);
  });
});

describe('captionOf', () => {
  const file = { id: '1', name: 'sala.jpg', text: 'Sala', captions: { pl: 'Sala zabaw', en: '' } };

  it('is that of the language, or the one without a language', () => {
    expect(captionOf(file, 'pl')).toBe('Sala zabaw');
    expect(captionOf(file, 'en')).toBe('Sala');
    expect(captionOf({}, 'en')).toBeUndefined();
  });
});
