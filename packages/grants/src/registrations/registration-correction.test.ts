import { describe, expect, it } from 'vitest';
import { aChild, aRegistrationForm } from '../testing/sample-registration';
import {
  type Correction,
  explainedRemark,
  isFileKindOpened,
  unansweredRemarks,
} from './registration-correction';

describe('files in a correction', () => {
  const required = ['ZASW_PRACODAWCA', 'ORZECZENIE'] as const;
  const files = [
    { kind: 'ZASW_PRACODAWCA', isSent: true },
    { kind: 'INNY', isSent: true },
    { kind: 'ZASW_ZUS', isSent: false },
  ];

  it.each([
    ['a kind that was asked for', ['attachments.ZASW_PRACODAWCA'], 'ZASW_PRACODAWCA', true],
    ['every kind when attachments were asked for', ['attachments'], 'INNY', true],
    ['a required kind that did not come', [], 'ORZECZENIE', true],
    ['a required kind that did come', ['employer_name'], 'ZASW_PRACODAWCA', false],
    ['a kind beside the one asked for', ['attachments.ORZECZENIE'], 'ZASW_PRACODAWCA', false],
    ['a kind that came without being required', [], 'INNY', false],
    ['a kind that this correction has added, though nothing requires it any more', [], 'ZASW_ZUS', true],
    ['a kind that nobody asks for', [], 'CEIDG', false],
  ])('%s', (_what, named, kind, isOpened) => {
    expect(isFileKindOpened(kind, { named, required, files })).toBe(isOpened);
  });

  it('cannot be exchanged where one came and another was added beside it', () => {
    const both = [...files, { kind: 'INNY', isSent: false }];
    expect(isFileKindOpened('INNY', { named: [], required, files: both })).toBe(false);
  });
});

describe('a remark', () => {
  const about = (field: string, changes: Partial<Correction> = {}): Correction => ({
    remarks: [{ field, text: 'Popraw.' }],
    explanations: [],
    sent: aRegistrationForm(),
    form: aRegistrationForm(),
    files: [{ kind: 'ZASW_PRACODAWCA', isSent: true }],
    ...changes,
  });
  const OPEN = { 'explanations.0': 'remark-unanswered' };
  const NEW_FILE = [{ kind: 'ZASW_PRACODAWCA', isSent: false }];

  it('is open while nothing has changed, and closed by a changed answer', () => {
    expect(unansweredRemarks(about('zip_code'))).toEqual(OPEN);
    expect(unansweredRemarks(about('zip_code', { form: aRegistrationForm({ zip_code: '72-345' }) }))).toEqual(
      {},
    );
    expect(unansweredRemarks(about('zip_code', { form: aRegistrationForm({ street: 'Inna' }) }))).toEqual(
      OPEN,
    );
    const cheaper = aRegistrationForm({ children: [aChild({ planned_cost: 1 })] });
    expect(unansweredRemarks(about('children.0.planned_cost', { form: cheaper }))).toEqual({});
  });

  it('on a place is closed by another place of the same name', () => {
    const dobra = { provider_city: 'Dobra', provider_region: '32' };
    const one = { ...dobra, provider_district: '3211', provider_community: '3211-dobra-w' };
    const other = { ...dobra, provider_district: '3218', provider_community: '3218-dobra-mw' };
    const sent = aRegistrationForm({ children: [aChild(one)] });
    const form = aRegistrationForm({ children: [aChild(other)] });
    expect(unansweredRemarks(about('children.0.provider_city', { sent, form: sent }))).toEqual(OPEN);
    expect(unansweredRemarks(about('children.0.provider_city', { sent, form }))).toEqual({});
  });

  it('is closed by a new file of the kind it names, or of any kind when it names attachments', () => {
    expect(unansweredRemarks(about('attachments'))).toEqual(OPEN);
    expect(unansweredRemarks(about('attachments', { files: NEW_FILE }))).toEqual({});
    expect(unansweredRemarks(about('attachments.ZASW_PRACODAWCA', { files: NEW_FILE }))).toEqual({});
    expect(unansweredRemarks(about('attachments.ORZECZENIE', { files: NEW_FILE }))).toEqual(OPEN);
    expect(unansweredRemarks(about('zip_code', { files: NEW_FILE }))).toEqual(OPEN);
  });

  it.each([
    ['123456789', OPEN],
    ['1234567890', {}],
    ['   123456789   ', OPEN],
    ['a'.repeat(500), {}],
    ['a'.repeat(501), { 'explanations.0': 'is-too-big' }],
  ])('is explained by ten characters: "%s"', (text, errors) => {
    expect(unansweredRemarks(about('zip_code', { explanations: [{ field: 'zip_code', text }] }))).toEqual(
      errors,
    );
    expect(unansweredRemarks(about('zip_code', { explanations: [{ field: 'street', text }] }))).toEqual(OPEN);
  });

  it('needs no answer once its question is asked no more', () => {
    const form = aRegistrationForm({ labour_status: 'bezrobotna_zarejestrowana' });
    expect(unansweredRemarks(about('employer_name', { form }))).toEqual({});
    expect(unansweredRemarks(about('employer_name'))).toEqual(OPEN);
    expect(
      unansweredRemarks(about('children.0.pesel', { form: aRegistrationForm({ children: [] }) })),
    ).toEqual({});
  });

  it('is found by its place', () => {
    const remarks = [
      { field: 'zip_code', text: 'Popraw.' },
      { field: 'street', text: 'Popraw.' },
    ];
    const form = aRegistrationForm({ zip_code: '72-345' });
    expect(unansweredRemarks(about('', { remarks, form }))).toEqual({
      'explanations.1': 'remark-unanswered',
    });
    expect(explainedRemark('explanations.1')).toBe(1);
    expect(explainedRemark('street')).toBeUndefined();
  });
});
