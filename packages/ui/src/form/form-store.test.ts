import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCodes } from './error-codes';
import { createFormStore, textAt } from './form-store';

let values: Record<string, unknown>;
let ask: () => ErrorCodes | Promise<ErrorCodes>;
const emptyOnes = () =>
  Object.fromEntries(Object.entries(values).flatMap(([name, text]) => (text ? [] : [[name, 'is-empty']])));

function aStore() {
  return createFormStore<Record<string, unknown>, string>({
    values: () => values,
    valueAt: (all, name) => all[name],
    judge: () => ask(),
    textOf: (code, name) => `${name}: ${code}`,
    busyCode: 'is-uploading',
  });
}

const sent = async () => undefined;

beforeEach(() => {
  values = { name: '', city: '' };
  ask = emptyOnes;
});

describe('a question that appears after a refused sending', () => {
  let shown: string[];
  const aGrowingStore = () =>
    createFormStore<Record<string, unknown>, string>({
      values: () => values,
      valueAt: (all, name) => all[name],
      shown: () => shown,
      judge: () => ask(),
      textOf: (code) => code,
      busyCode: 'is-uploading',
    });

  it('is silent until it is left, or sent as well', async () => {
    values = { name: '' };
    shown = ['name'];
    const store = aGrowingStore();
    await store.send(sent);
    values = { name: '', street: '', house: '' };
    shown = ['name', 'street', 'house'];
    store.look();
    expect(store.snapshot().errors).toEqual({ name: 'is-empty' });
    store.leave('street');
    expect(store.snapshot().errors).toEqual({ name: 'is-empty', street: 'is-empty' });
    await store.send(sent);
    expect(Object.keys(store.snapshot().errors)).toEqual(['name', 'street', 'house']);
  });

  it('is told at once when the sending itself found something wrong of it', async () => {
    values = { name: 'Anna', elsewhere: '' };
    shown = ['name'];
    const store = aGrowingStore();
    await store.send(sent);
    expect(store.snapshot().errors).toEqual({ elsewhere: 'is-empty' });
    values = { name: '', elsewhere: '' };
    store.look();
    expect(Object.keys(store.snapshot().errors)).toEqual(['name', 'elsewhere']);
  });
});

describe('what may be seen of errors', () => {
  it('is nothing before a field was left', () => {
    const store = aStore();
    store.look();
    expect(store.snapshot().errors).toEqual({});
  });

  it('is the error of a field that was left, and then follows its value', () => {
    const store = aStore();
    store.leave('city');
    expect(store.snapshot()).toMatchObject({
      errors: { city: 'is-empty' },
      texts: { city: 'city: is-empty' },
    });
    values.city = 'Stargard';
    store.look();
    expect(store.snapshot().errors).toEqual({});
  });

  it('is the error of a part of the group that was left', () => {
    ask = () => ({ 'period.to': 'not-valid-range', periods: 'is-empty' });
    const store = aStore();
    store.leave('period');
    expect(store.snapshot().errors).toEqual({ 'period.to': 'not-valid-range' });
  });

  it('is everything after a sending was refused', async () => {
    const store = aStore();
    const outcome = await store.send(sent);
    expect(outcome).toEqual({ kind: 'refused', errors: { name: 'is-empty', city: 'is-empty' } });
    expect(store.snapshot()).toMatchObject({ state: 'error', isRefused: true, refusals: 1 });
    expect(store.snapshot().errors).toEqual({ name: 'is-empty', city: 'is-empty' });
  });

  it('leaves out a field that is asked again, until it is left or the form is sent', async () => {
    const store = aStore();
    await store.send(sent);
    store.askAgain('name');
    expect(store.snapshot().errors).toEqual({ city: 'is-empty' });
    store.leave('name');
    expect(store.snapshot().errors).toEqual({ name: 'is-empty', city: 'is-empty' });
    store.askAgain('name');
    await store.send(sent);
    expect(store.snapshot().errors).toEqual({ name: 'is-empty', city: 'is-empty' });
  });

  it('goes with the field of a list that grew shorter, since another one stands there now', () => {
    ask = () => ({ 'children.0.pesel': 'is-empty' });
    values = { children: [{ pesel: '' }] };
    const store = aStore();
    store.leave('children.0.pesel');
    values.children = [{ pesel: '' }, { pesel: '' }];
    store.look();
    expect(store.snapshot().errors).toEqual({ 'children.0.pesel': 'is-empty' });
    values.children = [{ pesel: '' }];
    store.look();
    expect(store.snapshot().errors).toEqual({});
  });

  it('tells its listeners only of what is different', () => {
    const store = aStore();
    const listener = vi.fn();
    store.leave('city');
    store.subscribe(listener);
    store.look();
    expect(listener).not.toHaveBeenCalled();
  });

  it('is that of the last question when checks are answered late and out of turn', async () => {
    const answers: ((errors: ErrorCodes) => void)[] = [];
    ask = () => new Promise((resolve) => answers.push(resolve));
    const store = aStore();
    store.leave('city');
    store.look();
    answers[1]?.({ city: 'not-valid-city' });
    await Promise.resolve();
    answers[0]?.({ city: 'is-empty' });
    await Promise.resolve();
    expect(store.snapshot().errors).toEqual({ city: 'not-valid-city' });
  });
});

describe('sending', () => {
  beforeEach(() => {
    values = { name: 'Bajka', city: 'Stargard' };
  });

  it('goes from waiting by loading to success, and is silent again', async () => {
    const store = aStore();
    expect(store.snapshot().state).toBe('waiting');
    const sending = store.send(sent);
    expect(store.snapshot().state).toBe('loading');
    expect(await sending).toEqual({ kind: 'done' });
    expect(store.snapshot().state).toBe('success');

    values.name = '';
    store.look();
    expect(store.snapshot().errors).toEqual({});
  });

  it('goes to error when it fails, and from there to success', async () => {
    const store = aStore();
    const error = new Error('503');
    expect(await store.send(() => Promise.reject(error))).toEqual({ kind: 'failed', error });
    expect(store.snapshot()).toMatchObject({ state: 'error', isRefused: false });
    await store.send(sent);
    expect(store.snapshot().state).toBe('success');
  });

  it('does nothing while another is under way', async () => {
    const store = aStore();
    const act = vi.fn(sent);
    const first = store.send(act);
    expect(await store.send(act)).toBeUndefined();
    await first;
    expect(act).toHaveBeenCalledOnce();
  });

  it('asks the server nothing while a rule is broken', async () => {
    values.name = '';
    const act = vi.fn(sent);
    await aStore().send(act);
    expect(act).not.toHaveBeenCalled();
  });

  it('keeps what the server found for as long as the answer is the same', async () => {
    const store = aStore();
    await store.send(async () => ({ name: 'not-eligible-e8' }));
    expect(store.snapshot()).toMatchObject({ state: 'error', errors: { name: 'not-eligible-e8' } });
    values.name = 'Skrzat';
    store.look();
    expect(store.snapshot().errors).toEqual({});
    values.name = 'Bajka';
    store.look();
    expect(store.snapshot().errors).toEqual({ name: 'not-eligible-e8' });
  });

  it('says no word of the server at an answer that it was not asked about', async () => {
    const store = aStore();
    const { promise, resolve: answer } = Promise.withResolvers<ErrorCodes>();
    const act = vi.fn((_values: unknown) => promise);
    const sending = store.send(act);
    values.name = 'Skrzat';
    store.look();
    answer({ name: 'not-eligible-e8', city: 'not-valid-city' });
    await sending;
    expect(act).toHaveBeenCalledWith({ name: 'Bajka', city: 'Stargard' });
    expect(store.snapshot()).toMatchObject({ state: 'error', refusals: 1 });
    expect(store.snapshot().errors).toEqual({ city: 'not-valid-city' });
    expect(store.snapshot().overtaken).toEqual({ name: 'name: not-eligible-e8' });

    values.name = 'Bajka';
    store.look();
    expect(store.snapshot().errors).toEqual({ name: 'not-eligible-e8', city: 'not-valid-city' });
    await store.send(sent);
    expect(store.snapshot().overtaken).toEqual({});
  });

  it('knows a list by what is in it', async () => {
    values = { tags: ['opieka'] };
    const store = aStore();
    await store.send(async () => ({ tags: 'not-valid-tags' }));
    values.tags = ['opieka', 'praca'];
    store.look();
    expect(store.snapshot().errors).toEqual({});
    values.tags = ['opieka'];
    store.look();
    expect(store.snapshot().errors).toEqual({ tags: 'not-valid-tags' });
  });

  it('sends what it judged, however long that took', async () => {
    const { promise, resolve: judged } = Promise.withResolvers<ErrorCodes>();
    ask = () => promise;
    const act = vi.fn(async (_values: unknown) => undefined);
    const sending = aStore().send(act);
    values.name = '';
    judged({});
    await sending;
    expect(act).toHaveBeenCalledWith({ name: 'Bajka', city: 'Stargard' });
  });

  it('fails on a code that has no words, and works on', async () => {
    const store = createFormStore<Record<string, unknown>, string>({
      values: () => values,
      valueAt: (all, name) => all[name],
      judge: () => ask(),
      textOf: (code) => {
        if (code === 'unknown') throw new Error(code);
        return code;
      },
      busyCode: 'is-uploading',
    });
    const outcome = await store.send(async () => ({ name: 'unknown' }));
    expect(outcome).toEqual({ kind: 'failed', error: new Error('unknown') });
    values.city = '';
    store.look();
    expect(store.snapshot()).toMatchObject({ state: 'error', errors: { city: 'is-empty' } });
  });

  it('is not broken off by a reset: what was asked is answered, once', async () => {
    const store = aStore();
    const { promise, resolve: answer } = Promise.withResolvers<ErrorCodes>();
    const sending = store.send(() => promise);
    expect(store.reset()).toBe(false);
    expect(await store.send(sent)).toBeUndefined();
    answer({ name: 'object-exist' });
    await sending;
    expect(store.snapshot()).toMatchObject({ state: 'error', errors: { name: 'object-exist' }, refusals: 1 });
    expect(store.reset()).toBe(true);
    expect(store.snapshot()).toMatchObject({ state: 'waiting', errors: {} });
  });

  it('forgets everything at a reset', async () => {
    const store = aStore();
    await store.send(async () => ({ name: 'not-eligible-e8' }));
    store.reset();
    store.look();
    expect(store.snapshot()).toMatchObject({ state: 'waiting', errors: {}, texts: {} });
  });
});

describe('a field whose answer is on its way', () => {
  it('is not judged when it is left, and makes a sending wait', async () => {
    const act = vi.fn(sent);
    const store = aStore();
    store.setBusy('name', true);
    store.leave('name', 'city');
    expect(store.snapshot().errors).toEqual({ city: 'is-empty' });
    values.city = 'Stargard';
    expect(await store.send(act)).toEqual({ kind: 'refused', errors: { name: 'is-uploading' } });
    expect(store.snapshot().texts).toEqual({ name: 'name: is-uploading' });
    expect(act).not.toHaveBeenCalled();

    values.name = 'Bajka';
    store.setBusy('name', false);
    expect(store.snapshot().errors).toEqual({});
    expect(await store.send(act)).toEqual({ kind: 'done' });
  });

  it('is judged again when nothing has come of it', async () => {
    const store = aStore();
    await store.send(sent);
    store.setBusy('name', true);
    expect(store.snapshot().errors).toEqual({ city: 'is-empty' });
    store.setBusy('name', false);
    expect(store.snapshot().errors).toEqual({ name: 'is-empty', city: 'is-empty' });
  });

  it('speaks for its parts', async () => {
    ask = () => ({ 'files.0': 'not-valid-files', filesystem: 'is-empty' });
    const store = aStore();
    store.setBusy('files', true);
    expect(await store.send(sent)).toMatchObject({
      errors: { files: 'is-uploading', filesystem: 'is-empty' },
    });
  });
});

describe('textAt', () => {
  it.each([
    ['period', 'Pole jest wymagane'],
    ['period.to', 'Pole jest wymagane'],
    ['peri', undefined],
  ])('of %s is %s', (name, text) => {
    expect(textAt({ 'period.to': 'Pole jest wymagane' }, name)).toBe(text);
  });
});
