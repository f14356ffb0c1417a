import { describe, expect, it } from 'vitest';
import { ACTION_NAMES, dataOf, inputsOf, isSocketAction } from './socket-message';

describe('actions', () => {
  it.each([
    ['toast', ['data_type', 'data_message']],
    ['message', ['data_message']],
    ['go', ['data_url']],
    ['verbose', ['data_action']],
    ['logout', []],
  ] as const)('%s takes %j', (action, inputs) => {
    expect(inputsOf(action)).toEqual(inputs);
  });

  it('are known by name', () => {
    expect(ACTION_NAMES).toContain('sayMyName');
    expect(isSocketAction('shutdown')).toBe(false);
    expect(isSocketAction('toString')).toBe(false);
  });
});

describe('dataOf', () => {
  it('sends what the action takes and leaves the rest at home', () => {
    expect(
      dataOf('message', { data_message: ' Odprawa o 10:00 ', data_url: 'https://urzad.example' }),
    ).toEqual({
      data_message: 'Odprawa o 10:00',
    });
    expect(dataOf('rotate', { data_message: 'Odprawa' })).toEqual({});
  });
});
