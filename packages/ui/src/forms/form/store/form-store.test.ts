import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aStore, beginAnew, form } from '../testing/a-store';
import type { ErrorCodes } from './error-codes';
import { textAt } from './form-store';

const sent = async () => undefined;

beforeEach(beginAnew);

describe('a question that appears after a refused sending', () => {
  let shown: string[];
  const aGrowingStore = () => aStore({ shown: () => shown });

  it('is silent until it is left, or sent as well', async () => {
    form.values = { name: '' };
    shown = ['name'];
    const store = aGrowingStore();
    await store.send(sent);
    form.values = { name: '', street: '', house: '' };
    shown = ['name', 'street', 'house'];
    store.look();
    expect(store.snapshot().errors).toEqual({ name: 'is-empty' });
    store.leave('street');
    expect(store.snapshot().errors).toEqual({ name: 'is-empty', street: 'is-empty' });
    await store.send(sent);
    expect(Object.keys(store.snapshot().errors)).toEqual(['name', 'street', 'house']);
  });

  it('is told at once when the sending itself found something wrong of it', async () => {
    form.values = { name: 'Anna', elsewhere: '' };
    shown = ['name'];
    const store = aGrowingStore();
    await store.send(sent);
    expect(store.snapshot().errors).toEqual({ elsewhere: 'is-empty' });
    form.values = { name: '', elsewhere: '' };
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
    form.values.city = 'Stargard';
    store.leave('city');
    expect(store.snapshot().errors).toEqual({});
    form.values.city = '';
    store.look();
    expect(store.snapshot()).toMatchObject({
      errors: { city: 'is-empty' },
      texts: { city: 'city: is-empty' },
    });
  });

  it.each(['', null, undefined, false, [], { from: '', to: null }])(
    'is nothing of a field that was left with %j',
    (nothing) => {
      form.values.city = nothing;
      form.ask = () => ({ city: 'is-empty' });
      const store = aStore();
      store.leave('city');
      expect(store.snapshot().errors).toEqual({});
    },
  );

  it('is the error of an answer that was taken away', () => {
    const store = aStore({ startAt: () => 'Stargard' });
    store.leave('city');
    expect(store.snapshot().errors).toEqual({ city: 'is-empty' });
  });

  it('is nothing of a field that came to a group since it was left, or sent', async () => {
    let shown = ['children', 'children.0.pesel'];
    form.ask = () => ({ 'children.0.pesel': 'not-valid-pesel' });
    form.values = { children: [{ pesel: '1' }] };
    const store = aStore({ shown: () => shown });
    store.leave('children');
    expect(store.snapshot().errors).toEqual({});
    await store.send(sent);
    shown = [...shown, 'children.1.pesel'];
    form.ask = () => ({ 'children.0.pesel': 'not-valid-pesel', 'children.1.pesel': 'is-empty' });
    store.look();
    expect(store.snapshot().errors).toEqual({ 'children.0.pesel': 'not-valid-pesel' });
  });

  it('is the error of a part of the group that was left', () => {
    form.ask = () => ({ 'period.to': 'not-valid-range', periods: 'is-empty' });
    form.values.period = { from: '2027-02-10', to: '2027-02-01' };
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
    form.ask = () => ({ 'children.0.pesel': 'is-empty' });
    form.values = { children: [{ pesel: '' }], 'children.0.pesel': '1' };
    const store = aStore();
    store.leave('children.0.pesel');
    form.values.children = [{ pesel: '' }, { pesel: '' }];
    store.look();
    expect(store.snapshot().errors).toEqual({ 'children.0.pesel': 'is-empty' });
    form.values.children = [{ pesel: '' }];
    store.look();
    expect(store.snapshot().errors).toEqual({});
  });

  it('tells its listeners only of what is different', () => {
    const store = aStore();
    const listener = vi.fn();
    form.values.city = 'Stargard';
    store.leave('city');
    store.subscribe(listener);
    store.look();
    expect(listener).not.toHaveBeenCalled();
  });

  it('is that of the last question when checks are answered late and out of turn', async () => {
    const answers: ((errors: ErrorCodes) => void)[] = [];
    form.ask = () => new Promise((resolve) => answers.push(resolve));
    form.values.city = 'Stargard';
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

describe('what is told of a field', () => {
  const tooLong = { code: 'is-too-big', n: 5, isLength: true };

  it('is the limit with its code, and all of a list with the first code before the others', async () => {
    const store = aStore({
      judge: () => ({ name: tooLong, city: [tooLong, 'not-valid-city'] }),
    });
    const outcome = await store.send(sent);
    expect(outcome).toEqual({ kind: 'refused', errors: { name: 'is-too-big', city: 'is-too-big' } });
    expect(store.snapshot()).toMatchObject({
      errors: { name: 'is-too-big', city: 'is-too-big' },
      texts: { name: 'name: is-too-big 5', city: 'city: is-too-big 5, not-valid-city' },
    });
  });

  it('is nothing of an empty list', async () => {
    const store = aStore({ judge: () => ({ name: [] }) });
    expect(await store.send(sent)).toEqual({ kind: 'done' });
  });

  it('is the limit that a server names, until the answer is another one', async () => {
    form.values = { name: 'Bajka nad rzeką', city: 'Stargard' };
    const store = aStore();
    await store.send(async () => ({ name: tooLong }));
    expect(store.snapshot().texts).toEqual({ name: 'name: is-too-big 5' });
    form.values.name = 'Bajka';
    store.look();
    expect(store.snapshot().texts).toEqual({});
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
