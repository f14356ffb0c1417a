import { expect, it } from 'vitest';
import { type KeptFile, keptStateOf } from './use-kept-files';

const file: KeptFile = { id: 'u1', name: 'skan.pdf', isClosed: false };
const none: ReadonlySet<string> = new Set();

it.each([
  [{ phase: 'idle' }, 'sending'],
  [{ phase: 'active' }, 'sending'],
  [{ phase: 'active', held: 'offline' }, 'waiting'],
  [{ phase: 'idle', held: 'offline' }, 'waiting'],
  [{ phase: 'idle', held: 'paused' }, undefined],
  [{ phase: 'error' }, 'failed'],
] as const)('says of an upload that is %j: %s', (state, said) => {
  expect(keptStateOf(file, [{ id: 'u1', ...state }], none)).toBe(said);
});

it('remembers what was attached, and not what the person removed', () => {
  expect(keptStateOf(file, [], new Set(['u1']))).toBe('attached');
  expect(keptStateOf(file, [], none)).toBeUndefined();
});

it('says that a file of a kind that may not change is not sent', () => {
  expect(keptStateOf({ ...file, isClosed: true }, [], none)).toBe('closed');
});
