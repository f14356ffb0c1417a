import { tidyFreeText } from '@urzad/domain';
import { expect, it } from 'vitest';
import { hasPrivateNumber } from '../notices/message-marks';
import { MAIL_BODY_MAX, MAIL_SUBJECT_MAX } from './mail-letter';
import { READY_LETTERS } from './ready-letters';

it.each(READY_LETTERS)('$code is a letter that may be sent as it is', ({ subject, text }) => {
  expect(subject.length).toBeLessThanOrEqual(MAIL_SUBJECT_MAX);
  expect(text.length).toBeLessThanOrEqual(MAIL_BODY_MAX);
  expect(text.startsWith('Dzień dobry,\n')).toBe(true);
  expect(hasPrivateNumber(`${subject} ${text}`)).toBe(false);
  expect(tidyFreeText(subject)).toBe(subject);
});

it('has one code for each', () => {
  expect(new Set(READY_LETTERS.map(({ code }) => code)).size).toBe(READY_LETTERS.length);
});
