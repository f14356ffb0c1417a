import { describe, expect, it } from 'vitest';
import { isSuccess, sessionIn, statusIn, storedIn } from './answers';

const data = { session_id: 'a1', end_offset: 1_048_576 };

describe('a success', () => {
  it.each([
    [{ status: 'success' }, true],
    [{ status: 'error' }, false],
    [{ status: 200 }, false],
    ['<!doctype html>', false],
    [null, false],
    [undefined, false],
  ])('is %j: %s', (answer, expected) => expect(isSuccess(answer)).toBe(expected));
});

describe('a session', () => {
  it('has an id and the size of its chunks; more is allowed', () => {
    expect(sessionIn({ status: 'success', data: { ...data, start_offset: 0 } })).toEqual(data);
  });

  it.each([
    { status: 'success' },
    { status: 'success', data: { ...data, end_offset: 0 } },
    { status: 'success', data: { ...data, end_offset: '1048576' } },
    { status: 'success', data: { end_offset: 5 } },
    { status: 'error', data },
  ])('is not %j', (answer) => expect(sessionIn(answer)).toBeUndefined());
});

describe('the state of a session', () => {
  it('has the offsets, and the file once it is finished', () => {
    const known = { ...data, offsets: [0, 1_048_576], size: 2_000_000 };
    expect(statusIn({ status: 'success', data: known })).toEqual({ ...known, file: undefined });
    const file = { filename: 'f1', url: '/f1' };
    expect(statusIn({ status: 'success', data: { ...known, file } })?.file).toEqual(file);
  });

  it('is not known from offsets that are no numbers', () => {
    expect(statusIn({ status: 'success', data: { ...data, offsets: ['0'], size: 1 } })).toBeUndefined();
  });
});

it('a stored file has a name', () => {
  expect(storedIn({ data: { filename: 'f1' } })).toEqual({ filename: 'f1' });
  expect(storedIn({ data: { url: '/f1' } })).toBeUndefined();
  expect(storedIn('<html>')).toBeUndefined();
});
