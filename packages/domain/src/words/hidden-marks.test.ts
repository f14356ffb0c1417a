import { describe, expect, it } from 'vitest';
import { fieldError } from '../fields/field-rules';
import { isRichTextEmpty } from '../rich-text/rich-text-length';
import { lineField, nameField, tagsField, textListField } from '../schemas/fields';
import { isBlank } from './hidden-marks';

const UNSEEN = {
  'zero width space': '\u200b',
  'word joiner': '\u2060',
  'byte order mark': '\ufeff',
  'soft hyphen': '\u00ad',
  'no-break space': '\u00a0',
  'ideographic space': '\u3000',
  'thin space': '\u2009',
  'line separator': '\u2028',
  'right-to-left mark': '\u200f',
  'Hangul filler': '\u3164',
  'Braille blank': '\u2800',
  'all together': ' \u200b\u2060\ufeff\u00ad\t\n',
};
const codeOf =
  (schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } | undefined } }) =>
  (value: unknown) =>
    schema.safeParse(value).error?.issues[0]?.message;

describe.each(Object.entries(UNSEEN))('a required text that is only a %s', (_name, text) => {
  it('is empty, by the rules of the form and by the schemas alike', () => {
    expect(isBlank(text)).toBe(true);
    for (const type of ['text', 'longText', 'name', 'mail'] as const) {
      const spec = { step: 1, type, pl: 'Pole', en: 'Field', required: true } as const;
      expect(fieldError(spec, { name: 'a', answers: { a: text }, today: '2027-02-10' })).toBe('is-empty');
    }
    expect(codeOf(lineField())(text)).toBe('is-empty');
    expect(codeOf(nameField)(text)).toBe('is-empty');
    expect(codeOf(textListField())([text])).toBe('is-empty');
    expect(codeOf(tagsField())(text)).toBe('is-empty');
    expect(isRichTextEmpty(`<p>${text}</p>`)).toBe(true);
  });
});

it.each(['0', '-', '.', 'ż', '👩‍👧', 'a\u200b'])('%j is not', (text) => expect(isBlank(text)).toBe(false));
