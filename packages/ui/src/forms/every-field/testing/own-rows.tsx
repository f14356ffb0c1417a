import { type FieldErrorCode, fieldErrorText, isFieldErrorCode } from '@urzad/domain';
import { lineField, newPassword, oneTimeCode, richTextField } from '@urzad/domain/schemas';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { CodeField } from '../../fields/code-field/code-field';
import { IconField } from '../../fields/icon-field/icon-field';
import { PasswordField } from '../../fields/password-field/password-field';
import { RichEditor } from '../../rich-editor/rich-editor';
import type { ValueBinding } from '../../spec-field/spec-values';
import { ROOM } from './columns';
import { picksIcon, types, writes } from './enter';
import { both, type FieldRow, type GivenField, words } from './field-row';

interface OwnRow extends Pick<FieldRow, 'type' | 'label' | 'later' | 'good' | 'bad'> {
  schema: z.ZodMiniType;
  draw: (field: Omit<GivenField, keyof ValueBinding> & { label: string }) => ReactNode;
}

/** A field outside the list of fields, validated by its schema. */
export function ownRow({ schema, draw, ...row }: OwnRow): FieldRow {
  return {
    ...row,
    empty: '',
    isValue: false,
    draw: ({ value: _value, onValueChange: _change, ...field }, locale) =>
      draw({ ...field, label: row.label[locale] }),
    check: (typed) => codeOf(schema, typed),
    errorText: (code, locale, value) => fieldErrorText(code, locale, { value }),
  };
}

function codeOf(schema: z.ZodMiniType, typed: unknown): FieldErrorCode | undefined {
  const message = schema.safeParse(typed).error?.issues[0]?.message;
  return message !== undefined && isFieldErrorCode(message) ? message : undefined;
}

/** Passwords, codes and icons, which are no answers of a form. */
export const OWN_ROWS: readonly FieldRow[] = [
  ownRow({
    type: 'password',
    label: words('Nowe hasło', 'New password'),
    schema: newPassword,
    draw: (field) => <PasswordField {...field} required purpose="new" />,
    good: { typed: 'Zimowe-12', read: both(''), enter: types('Zimowe-12') },
    bad: {
      typed: 'zima',
      code: 'not-valid-pass',
      text: words('Hasło zbyt słabe', 'This password is too weak'),
    },
  }),
  ownRow({
    type: 'code',
    label: words('Kod z wiadomości', 'Code from the message'),
    schema: oneTimeCode,
    draw: ({ autoComplete: _token, ...field }) => <CodeField {...field} required />,
    good: { typed: '417025', read: both('417025'), enter: types('417025') },
    bad: {
      typed: '4170',
      code: 'not-valid-code',
      text: words(
        'Nieprawidłowy kod. Wpisz 6 cyfr z wiadomości',
        'Wrong code. Enter the 6 digits from the message',
      ),
    },
  }),
  ownRow({
    type: 'icon',
    label: words('Ikona', 'Icon'),
    schema: lineField({ max: 60 }),
    draw: ({ autoComplete: _token, ...field }) => <IconField {...field} required />,
    good: { typed: 'calendar-plus', read: both('calendar-plus'), enter: picksIcon('calendar plus') },
  }),
  ownRow({
    type: 'rich editor',
    label: words('Treść ogłoszenia', 'Text of the announcement'),
    later: '[contenteditable]',
    schema: richTextField(),
    draw: ({ autoComplete: _token, ...field }) => (
      <RichEditor {...field} required maxLength={ROOM.facts['rich editor']} />
    ),
    good: { typed: '<p>Nabór od maja.</p>', read: both('Nabór od maja.'), enter: writes('Od maja.') },
  }),
];
