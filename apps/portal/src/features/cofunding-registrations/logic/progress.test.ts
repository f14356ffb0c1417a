import type { Registration } from '@urzad/contract';
import { expect, it } from 'vitest';
import { documentsDay, isCorrected, isToCorrect, nextProgressStep, progressPath } from './progress';

type Progressing = Parameters<typeof nextProgressStep>[0];

function a(status: Registration['status'], changes: Partial<Progressing> = {}): Progressing {
  const clause = { id: 3, status: 'signed' as const };
  return { id: 7, status, steps: [], clause, documents: [], version_no: 1, ...changes };
}

it('goes from the clause over form and signature to sending', () => {
  expect(nextProgressStep(a('draft', { clause: { id: 3, status: 'to_sign' } }))).toBe('clause');
  expect(nextProgressStep(a('draft', { steps: ['save', 'prepare'] }))).toBe('form');
  expect(nextProgressStep(a('to_sign', { steps: ['reopen', 'sign'] }))).toBe('signature');
  expect(nextProgressStep(a('signed', { steps: ['withdrawSignature', 'send'] }))).toBe('sending');
});

it('still says that a signed registration was not sent when the call is closed', () => {
  expect(nextProgressStep(a('signed', { steps: ['withdrawSignature'] }))).toBe('sending');
});

it('leads a correction the same way again', () => {
  expect(nextProgressStep(a('to_correct', { steps: ['save', 'prepare'] }))).toBe('form');
  expect(nextProgressStep(a('to_correct', { steps: ['save', 'prepare', 'sign'] }))).toBe('signature');
  expect(nextProgressStep(a('to_correct', { steps: ['save', 'prepare', 'send'] }))).toBe('sending');
});

it('has nothing to ask for once the office has it', () => {
  expect(nextProgressStep(a('submitted'))).toBeUndefined();
  expect(progressPath('clause', a('draft'))).toBe('/cofundingregistrations/clausesign/3');
  expect(progressPath('sending', a('signed'))).toBe('/cofundingregistrations/sendshow?id=7');
});

it('knows a correction by its own time', () => {
  const send_date = '2027-02-10T08:27:23.948Z';
  expect(isCorrected({ send_date, received_date: send_date })).toBe(false);
  expect(isCorrected({ send_date, received_date: '2027-02-10T08:44:00.000Z' })).toBe(true);
  expect(isCorrected({ send_date: null, received_date: null })).toBe(false);
});

it('waits for documents until the day that the office gave', () => {
  const accession = { documents_to: '2026-12-08' } as const;
  expect(documentsDay({ status: 'documents', accession })).toBe('2026-12-08');
  expect(documentsDay({ status: 'documents_check', accession })).toBeUndefined();
  expect(documentsDay({ status: 'documents', accession: null })).toBeUndefined();
});

it('says what to correct until the correction is signed, or made to be signed', () => {
  expect(isToCorrect(a('to_correct', { steps: ['save', 'prepare'] }))).toBe(true);
  expect(isToCorrect(a('to_correct', { steps: ['save', 'prepare', 'send'] }))).toBe(false);
  expect(isToCorrect(a('draft'))).toBe(false);
});
