import { createFormControl } from 'react-hook-form';
import { expect, it } from 'vitest';

/**
 * `ownForm` makes a form object without `useForm()`, which alone is said to mark a form as mounted. It relies on `subscribe()`
 * doing so, of which the documentation of react-hook-form says nothing.
 */
it('a form object without its hook is mounted by `subscribe()`', () => {
  const { control, getValues, setValue, subscribe } = createFormControl({ defaultValues: { name: '' } });
  const changed: (string | undefined)[] = [];
  subscribe({ formState: { values: true }, callback: ({ name }) => changed.push(name) });
  setValue('name', 'Anna');

  const advice = 'This react-hook-form does not mount a form by `subscribe()` any more: `ownForm` has to';
  expect(control._state.mount, `${advice} set \`control._state.mount\` itself.`).toBe(true);
  expect(getValues(), `${advice} mount it, or it sends its default values.`).toEqual({ name: 'Anna' });
  expect(changed, `${advice} mount it, or its fields do not hear of their changes.`).toEqual(['name']);
});
