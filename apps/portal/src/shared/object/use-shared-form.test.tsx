import { renderToStaticMarkup } from 'react-dom/server';
import type { UseFormReturn } from 'react-hook-form';
import { expect, it } from 'vitest';
import { useSharedForm } from './use-shared-form';

interface Values {
  title: string;
  place: string;
  people: readonly string[];
}

const FIRST: Values = { title: 'Odprawa', place: '', people: ['2', '3'] };

/** The form of a dialog in which `typed` was changed by hand, after others have stored `stored`. */
function merged(typed: Partial<Values>, ...stored: Values[]): Values {
  const forms: UseFormReturn<Values>[] = [];
  renderToStaticMarkup(<Sharing onForm={(form) => forms.push(form)} />);
  const [form] = forms;
  if (!form) throw new Error('No form was made.');
  for (const [name, value] of Object.entries(typed))
    form.setValue(name as keyof Values, value, { shouldDirty: true });
  // What `useForm` does when its `values` change.
  for (const values of stored) form.reset(values, { keepFieldsRef: true });
  return form.getValues();
}

function Sharing({ onForm }: { onForm: (form: UseFormReturn<Values>) => void }) {
  const { form } = useSharedForm(FIRST, 1);
  // As the field of a text does; a list has no field that registers it.
  form.register('title');
  form.register('place');
  onForm(form);
  return null;
}

it('takes over what others have changed where nothing was typed, lists too', () => {
  const stored = { ...FIRST, title: 'Narada', people: ['2', '3', '9'] };
  expect(merged({ place: 'pokój 7' }, stored)).toEqual({ ...stored, place: 'pokój 7' });
  expect(merged({ place: 'pokój 7' }, { ...FIRST, people: ['3'] }).people).toEqual(['3']);
});

it.each([
  ['added to', ['2', '3', '5']],
  ['shortened', ['2']],
  ['emptied', []],
  ['replaced', ['4', '5']],
])('keeps a list that was %s here, as a whole', (_how, people) => {
  expect(merged({ people }, { ...FIRST, place: 'pokój 7' })).toEqual({ ...FIRST, place: 'pokój 7', people });
  expect(merged({ people }, { ...FIRST, people: ['9', '8', '7', '6'] }).people).toEqual(people);
});

it('keeps what was typed through more than one change', () => {
  const later = { ...FIRST, title: 'Narada', people: ['9'] };
  expect(merged({ people: ['2'], place: 'pokój 7' }, { ...FIRST, people: ['9'] }, later)).toEqual({
    ...{ title: 'Narada', place: 'pokój 7', people: ['2'] },
  });
});
