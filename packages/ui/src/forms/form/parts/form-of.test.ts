import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { describe, expectTypeOf, it } from 'vitest';
import { formOf } from './form-of';

interface Application {
  lastname: string;
  statement: boolean;
  tags: readonly string[];
  children: { pesel: string }[];
}

const parts = formOf<Application>();
type Name = ComponentProps<typeof parts.FormField>['name'];
type Hooks = typeof parts;

/** Compiled with the rest, so that a wrong name or value fails `npm run check`. */
describe('the parts of a form with values of one type', () => {
  it('know its names, also those inside of lists', () => {
    expectTypeOf<'lastname' | 'tags' | 'children.0.pesel'>().toExtend<Name>();
    expectTypeOf<'nope'>().not.toExtend<Name>();
    expectTypeOf<'children.0.nope'>().not.toExtend<Name>();
  });

  it('refuse a name that the values do not have, in a field and in a hook', () => {
    const { FormField } = parts;
    // @ts-expect-error: the values have no `nope`.
    void (() => FormField({ name: 'nope', children: () => null }));
    // @ts-expect-error: the values have no `nope`.
    void ((use: Hooks) => use.useFormValue('nope'));
    // @ts-expect-error: `lastname` is no list.
    void ((use: Hooks) => use.useFormList('lastname'));
    // @ts-expect-error: `statement` is no text.
    void ((use: Hooks) => use.useSetValue()('statement', 'yes'));
  });

  it('give a field its value and take no other', () => {
    const { FormField } = parts;
    void (() =>
      FormField({
        name: 'tags',
        as: 'value',
        children: ({ value, onValueChange }) => {
          expectTypeOf(value).toEqualTypeOf<readonly string[]>();
          expectTypeOf(onValueChange).parameter(0).toEqualTypeOf<readonly string[]>();
          return null;
        },
      }));
  });

  it('give hooks the types of the values', () => {
    void ((use: Hooks) => {
      expectTypeOf(use.useFormValue('children.0.pesel')).toEqualTypeOf<string>();
      expectTypeOf(use.useFormAnswers(({ statement }) => statement)).toEqualTypeOf<boolean>();
      expectTypeOf(use.useFormList('children').append).parameter(0).toEqualTypeOf<{ pesel: string }>();
      expectTypeOf(use.useCurrentValues()()).toEqualTypeOf<Application>();
    });
  });

  it('know no names when these are known only at run time', () => {
    expectTypeOf<string>().toExtend<
      ComponentProps<ReturnType<typeof formOf<FieldValues>>['FormField']>['name']
    >();
  });
});
