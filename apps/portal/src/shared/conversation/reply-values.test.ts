import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../http/api-failure';
import { errorsWithFiles, isSentBefore } from './reply-errors';
import { givenBack, replyStart, takenAtOnce, unsentOf, withReadyText } from './reply-values';

const NOW = new Date('2027-02-10T12:00:00.000Z');
const KEPT = { rowVersion: 0, date: '2027-02-10T11:00:00.000Z' };

it('begins with the draft of this browser, and knows no field that its form does not have', () => {
  const values = { body: 'Dzień dobry', answer_to: '2027-02-19', else: 'x' };
  expect(replyStart({ answer_to: '' }, { ...KEPT, values }, NOW)).toMatchObject({
    body: 'Dzień dobry',
    answer_to: '2027-02-19',
  });
  expect(replyStart({}, { ...KEPT, values }, NOW)).not.toHaveProperty('else');
  expect(replyStart({}, null, NOW)).toEqual({ body: '', filenames: '', audio: '', video: '', known: [] });
});

it('puts a ready text behind what was typed, and the caret behind it', () => {
  expect(withReadyText(' ', 'Dzień dobry')).toEqual({ text: 'Dzień dobry', caret: 11 });
  expect(withReadyText('Pani Anno,\n', 'dziękujemy.')).toEqual({
    text: 'Pani Anno,\n\ndziękujemy.',
    caret: 23,
  });
});

it('puts a ready text above the letter that is quoted', () => {
  const quoted = 'Jan:\n> Pytam.';
  expect(withReadyText(`\n\n${quoted}`, 'Dzień dobry')).toEqual({
    text: `Dzień dobry\n\n${quoted}`,
    caret: 11,
  });
  expect(withReadyText(`Pani Anno,\n\n${quoted}`, 'dziękujemy.')).toEqual({
    text: `Pani Anno,\n\ndziękujemy.\n\n${quoted}`,
    caret: 23,
  });
});

const NOTE = { ...replyStart({ letter: 'note' }, null, NOW), body: 'Dzwonił.' };

it('keeps what was typed while a letter was sent, as the letter that it was typed into', () => {
  const unsent = (body: string) => unsentOf({ sent: NOTE, now: { ...NOTE, body }, withFiles: false });
  expect(unsent('Dzwonił. ')).toBeNull();
  expect(unsent('')).toBeNull();
  expect(unsent('Dzwonił. I jeszcze:')).toMatchObject({ body: 'Dzwonił. I jeszcze:', letter: 'note' });
});

it('keeps the files that a letter did not take', () => {
  const known = [{ filename: 'a.pdf' }, { filename: 'b.pdf' }];
  const sent = { ...NOTE, filenames: 'a.pdf', audio: 'c.webm', known };
  const now = { ...sent, filenames: 'a.pdf|b.pdf' };
  expect(unsentOf({ sent, now: sent, withFiles: false })).toEqual({
    filenames: 'a.pdf',
    audio: 'c.webm',
    video: '',
    known,
  });
  expect(unsentOf({ sent, now: sent, withFiles: true })).toBeNull();
  expect(unsentOf({ sent, now, withFiles: true })).toMatchObject({ filenames: 'b.pdf', audio: '' });
});

describe('a message that leaves the field at the press', () => {
  const more = { mentions: '' };
  const sent = { ...replyStart(more, null, NOW), body: 'Tak', mentions: '3' };
  const taken = { ...sent, ...takenAtOnce(more) };

  it('leaves what was typed since, also the same words again, without the people named before', () => {
    expect(taken).toMatchObject({ body: '', mentions: '' });
    const unsent = (body: string) => unsentOf({ sent: taken, now: { ...taken, body }, withFiles: true });
    expect(unsent('')).toBeNull();
    expect(unsent('Tak')).toMatchObject({ body: 'Tak', mentions: '' });
  });

  it('comes back when it was not sent, before what was typed since', () => {
    expect(givenBack({ sent, now: taken }, more)).toEqual({ body: 'Tak', mentions: '3' });
    const now = { ...taken, body: 'Jutro?', mentions: '17' };
    expect(givenBack({ sent, now }, more)).toEqual({ body: 'Tak\nJutro?', mentions: '17' });
  });
});

it('has sentences for files that the server refuses', () => {
  const texts = { 'no-file': 'Nie mamy pliku.' };
  const failure = new ApiFailure('not-valid', { filenames: 'no-file', body: 'is-empty' }, 400);
  expect(errorsWithFiles(failure, texts)).toEqual({ filenames: 'Nie mamy pliku.', body: 'is-empty' });
  expect(errorsWithFiles(new ApiFailure('network', undefined, 0), texts)).toBeUndefined();
});

it('tells a letter that may have arrived from a change by somebody else', () => {
  expect(isSentBefore(new ApiFailure('conflict', { 'idempotency-key': 'not-equal' }, 409))).toBe(true);
  expect(isSentBefore(new ApiFailure('conflict', { stored: {} }, 409))).toBe(false);
});
