import { deferred } from '@urzad/domain/testing/deferred';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aStore, beginAnew, form, toldText } from '../testing/a-store';
import type { ErrorCodes } from './error-codes';

const sent = async () => undefined;

beforeEach(beginAnew);

describe('sending', () => {
  beforeEach(() => {
    form.values = { name: 'Bajka', city: 'Stargard' };
  });

  it('goes from waiting by loading to success, and is silent again', async () => {
    const store = aStore();
    expect(store.snapshot().state).toBe('waiting');
    const sending = store.send(sent);
    expect(store.snapshot().state).toBe('loading');
    expect(await sending).toEqual({ kind: 'done' });
    expect(store.snapshot().state).toBe('success');

    form.values.name = '';
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
    form.values.name = '';
    const act = vi.fn(sent);
    await aStore().send(act);
    expect(act).not.toHaveBeenCalled();
  });

  it('keeps what the server found for as long as the answer is the same', async () => {
    const store = aStore();
    await store.send(async () => ({ name: 'is-no-equal' }));
    expect(store.snapshot()).toMatchObject({ state: 'error', errors: { name: 'is-no-equal' } });
    form.values.name = 'Skrzat';
    store.look();
    expect(store.snapshot().errors).toEqual({});
    form.values.name = 'Bajka';
    store.look();
    expect(store.snapshot().errors).toEqual({ name: 'is-no-equal' });
  });

  it('says no word of the server at an answer that it was not asked about', async () => {
    const store = aStore();
    const { promise, resolve: answer } = deferred<ErrorCodes>();
    const act = vi.fn((_values: unknown) => promise);
    const sending = store.send(act);
    form.values.name = 'Skrzat';
    store.look();
    answer({ name: 'is-no-equal', city: 'not-valid-city' });
    await sending;
    expect(act).toHaveBeenCalledWith({ name: 'Bajka', city: 'Stargard' });
    expect(store.snapshot()).toMatchObject({ state: 'error', refusals: 1 });
    expect(store.snapshot().errors).toEqual({ city: 'not-valid-city' });
    expect(store.snapshot().outdated).toEqual({ name: 'name: is-no-equal' });

    form.values.name = 'Bajka';
    store.look();
    expect(store.snapshot().errors).toEqual({ name: 'is-no-equal', city: 'not-valid-city' });
    await store.send(sent);
    expect(store.snapshot().outdated).toEqual({});
  });

  it('tells what is true of no field in the words of now', async () => {
    let words = 'en';
    const store = aStore({ textOf: () => words });
    await store.send(async () => {
      form.values.name = 'Skrzat';
      return { name: 'is-no-equal' };
    });
    expect(store.snapshot().outdated).toEqual({ name: 'en' });

    words = 'pl';
    store.look();
    expect(store.snapshot().outdated).toEqual({ name: 'pl' });
    await store.send(sent);
    store.look();
    expect(store.snapshot().outdated).toEqual({});
  });

  it('knows a list by what is in it', async () => {
    form.values = { tags: ['opieka'] };
    const store = aStore();
    await store.send(async () => ({ tags: 'not-valid-tags' }));
    form.values.tags = ['opieka', 'praca'];
    store.look();
    expect(store.snapshot().errors).toEqual({});
    form.values.tags = ['opieka'];
    store.look();
    expect(store.snapshot().errors).toEqual({ tags: 'not-valid-tags' });
  });

  it('sends what it judged, however long that took', async () => {
    const { promise, resolve: judged } = deferred<ErrorCodes>();
    form.ask = () => promise;
    const act = vi.fn(async (_values: unknown) => undefined);
    const sending = aStore().send(act);
    form.values.name = '';
    judged({});
    await sending;
    expect(act).toHaveBeenCalledWith({ name: 'Bajka', city: 'Stargard' });
  });

  it('fails on a code that has no words, and works on', async () => {
    const store = aStore({
      textOf: (told) => {
        if (told === 'unknown') throw new Error(told);
        return toldText(told);
      },
    });
    const outcome = await store.send(async () => ({ name: 'unknown' }));
    expect(outcome).toEqual({ kind: 'failed', error: new Error('unknown') });
    form.values.city = '';
    store.look();
    expect(store.snapshot()).toMatchObject({ state: 'error', errors: { city: 'is-empty' } });
  });

  it('is not broken off by a reset: what was asked is answered, once', async () => {
    const store = aStore();
    const { promise, resolve: answer } = deferred<ErrorCodes>();
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
    await store.send(async () => ({ name: 'is-no-equal' }));
    store.reset();
    store.look();
    expect(store.snapshot()).toMatchObject({ state: 'waiting', errors: {}, texts: {} });
  });
});

describe('a field whose answer is on its way', () => {
  it('is not judged when it is left, and makes a sending wait', async () => {
    const act = vi.fn(sent);
    const store = aStore();
    store.setBusy('name', 'is-uploading');
    form.values = { name: '1', city: '1' };
    form.ask = () => ({ name: 'not-valid-name', city: 'not-valid-city' });
    store.leave('name', 'city');
    expect(store.snapshot().errors).toEqual({ city: 'not-valid-city' });
    beginAnew();
    form.values.city = 'Stargard';
    expect(await store.send(act)).toEqual({ kind: 'refused', errors: { name: 'is-uploading' } });
    expect(store.snapshot().texts).toEqual({ name: 'name: is-uploading' });
    expect(act).not.toHaveBeenCalled();

    form.values.name = 'Bajka';
    store.setBusy('name', undefined);
    expect(store.snapshot().errors).toEqual({});
    expect(await store.send(act)).toEqual({ kind: 'done' });
  });

  it('is judged again when nothing has come of it', async () => {
    const store = aStore();
    await store.send(sent);
    store.setBusy('name', 'is-uploading');
    expect(store.snapshot().errors).toEqual({ city: 'is-empty' });
    store.setBusy('name', undefined);
    expect(store.snapshot().errors).toEqual({ name: 'is-empty', city: 'is-empty' });
  });

  it('waits for a decision after its upload, and says so', async () => {
    const store = aStore();
    form.values = { name: 'Bajka', city: 'Stargard' };
    store.setBusy('name', 'is-uploading');
    expect(await store.send(sent)).toMatchObject({ errors: { name: 'is-uploading' } });
    store.setBusy('name', 'is-undecided');
    expect(store.snapshot().errors).toEqual({ name: 'is-undecided' });
    store.setBusy('name', undefined);
    expect(await store.send(sent)).toEqual({ kind: 'done' });
  });

  it('speaks for its parts', async () => {
    form.ask = () => ({ 'files.0': 'not-valid-files', filesystem: 'is-empty' });
    const store = aStore();
    store.setBusy('files', 'is-uploading');
    expect(await store.send(sent)).toMatchObject({
      errors: { files: 'is-uploading', filesystem: 'is-empty' },
    });
  });
});
