import { createFormControl } from 'react-hook-form';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type FormSnapshot, NOTHING } from '../form/store/form-snapshot';
import { isReset } from '../form/use-form-link';
import { createUnsent } from './use-has-unsent';

interface Answers {
  name?: string | null;
  city?: string;
  tags?: readonly string[];
  file?: File | null;
}

const AT_FIRST: Answers = { name: '', tags: [] };

/** What a guard knows of a form. A person is at it until the test ends. */
function followed(defaultValues: Answers = AT_FIRST) {
  const form = createFormControl<Answers>({ defaultValues });
  const store = createStore<FormSnapshot>(() => NOTHING);
  const unsent = createUnsent({
    store: { snapshot: store.getState, subscribe: store.subscribe, askAgain: () => undefined },
    follow: (_, changed) =>
      form.subscribe({ formState: { values: true }, callback: (change) => changed(isReset(change)) }),
    currentValues: () => form.getValues(),
    defaultValues: () => form.control._defaultValues,
  });
  const listen = () => unsent.listen(() => undefined);
  const type = (name: keyof Answers, value: unknown) =>
    form.setValue(name, value as string, { shouldDirty: true });
  const come = (state: FormSnapshot['state']) => store.setState({ state });
  return { form, has: unsent.has, listen, type, come };
}

let world: ReturnType<typeof followed>;
beforeEach(() => {
  world = followed();
  world.listen();
});

function send(meanwhile: () => void = () => undefined) {
  world.come('loading');
  meanwhile();
  world.come('success');
}

describe('an answer that was typed', () => {
  it('is unsent until it is as it was', () => {
    const { has, type } = world;
    expect(has()).toBe(false);
    type('name', 'Anna');
    expect(has()).toBe(true);
    type('name', '');
    expect(has()).toBe(false);
  });

  it.each([undefined, null, ''])('is empty again as %j', (empty) => {
    const { has, type } = world;
    type('name', 'Anna');
    type('name', empty);
    expect(has()).toBe(false);
  });

  it('is empty again as a list without items, also where there was none', () => {
    const { has, listen, type } = followed({ name: '' });
    listen();
    type('tags', ['opieka']);
    expect(has()).toBe(true);
    type('tags', []);
    expect(has()).toBe(false);
  });

  it('is told apart as a file, and taken off again', () => {
    const { has, type } = world;
    type('file', new File(['a'], 'umowa.pdf', { lastModified: 1 }));
    expect(has()).toBe(true);
    send();
    type('file', new File(['ab'], 'umowa.pdf', { lastModified: 1 }));
    expect(has()).toBe(true);
    type('file', null);
    expect(has()).toBe(true);
  });
});

describe('after it was sent', () => {
  it('only what is typed meanwhile or later is unsent', () => {
    const { has, type } = world;
    type('name', 'Anna');
    send();
    expect(has()).toBe(false);
    send(() => type('name', 'Anna Maria'));
    expect(has()).toBe(true);
    type('name', 'Anna');
    expect(has()).toBe(false);
  });

  it('its removal is unsent, although the form began so', () => {
    const { has, type } = world;
    type('name', 'Anna');
    send();
    type('name', '');
    expect(has()).toBe(true);
  });

  it('its removal stays unsent when a field, or none of a list, is taken off', () => {
    const { form, has, type } = world;
    type('name', 'Anna');
    send();
    type('name', '');
    form.unregister([]);
    form.unregister('city', { keepValue: true });
    expect(has()).toBe(true);
    send(() => form.unregister([]));
    expect(has()).toBe(false);
  });

  it.each([
    ['to what it began with', () => world.form.reset()],
    ['to what was sent', () => world.form.reset({ name: 'Anna', tags: [] })],
    ['to other values', () => world.form.reset({ name: 'Ewa', tags: ['opieka'] })],
  ])('a form that is reset %s has nothing unsent, until somebody types', (_, reset) => {
    const { has, type } = world;
    type('name', 'Anna');
    send();
    reset();
    expect(has()).toBe(false);
    type('city', 'Stargard');
    expect(has()).toBe(true);
  });

  it.each([
    ['to what it began with', () => world.form.reset()],
    ['to no values', () => world.form.reset({ name: '', tags: [] })],
  ])('a form that was reset %s while it was sent has nothing unsent', (_, reset) => {
    const { has, type } = world;
    type('name', 'Anna');
    send(reset);
    expect(has()).toBe(false);
    type('name', 'Anna');
    expect(has()).toBe(true);
  });
});

describe('values that are loaded later', () => {
  const LOADED = { city: 'Stargard', name: 'Anna', tags: ['opieka'] };

  it('are what is known', () => {
    const { form, has, type } = world;
    form.reset(LOADED);
    expect(has()).toBe(false);
    type('name', 'Ewa');
    expect(has()).toBe(true);
    type('name', 'Anna');
    expect(has()).toBe(false);
  });

  it('are so before the guard listens', () => {
    const { form, has, listen } = followed();
    const stop = listen();
    stop();
    form.reset(LOADED);
    expect(has()).toBe(false);
  });

  it('leave unsent what was typed before they came and stays', () => {
    const { form, has, type } = world;
    type('name', 'Ewa');
    form.reset(LOADED, { keepDirtyValues: true });
    expect(form.getValues()).toMatchObject({ name: 'Ewa', city: 'Stargard' });
    expect(has()).toBe(true);
    type('name', 'Anna');
    expect(has()).toBe(false);
  });

  it('are the same in any order of their names', () => {
    const { form, has, type } = world;
    type('name', 'Anna');
    type('city', 'Stargard');
    type('tags', ['opieka']);
    form.reset(LOADED, { keepValues: true });
    expect(has()).toBe(false);
  });
});
