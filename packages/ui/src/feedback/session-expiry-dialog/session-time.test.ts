import { expect, it } from 'vitest';
import { clockText, LEAST_WARNING_SECONDS, secondsToWarn, spokenStep } from './session-time';

const END = 1_000_000;

it.each([
  ['61 s before: nothing', END - 61_000, 60, undefined],
  ['60.001 s before: nothing', END - 60_001, 60, undefined],
  ['60 s before', END - 60_000, 60, 60],
  ['a part of a second counts as a whole one', END - 59_001, 60, 60],
  ['the last moment', END - 1, 60, 1],
  ['the end', END, 60, 0],
  ['after a sleep of the computer', END + 3_600_000, 60, 0],
  ['never less than twenty seconds to answer', END - 20_000, 5, LEAST_WARNING_SECONDS],
])('%s', (_fact, now, warn, seconds) => {
  expect(secondsToWarn(END, now, warn)).toBe(seconds);
});

it.each([
  [75, undefined],
  [60, 60],
  [31, 60],
  [30, 30],
  [20, 20],
  [11, 20],
  [10, 10],
  [0, 10],
])('at %d seconds the step is %s', (seconds, step) => {
  expect(spokenStep(seconds)).toBe(step);
});

it.each([
  [120, '2:00'],
  [65, '1:05'],
  [9, '0:09'],
])('%d seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
