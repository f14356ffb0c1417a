import { describe, expect, it } from 'vitest';
import { correctionBody, correctionErrors } from './correction-form';

const NOTE = 'Dodaj czytelny skan faktury.';

describe('correctionErrors', () => {
  it('asks for a line and a reason', () => {
    const values = { reason: '', lines: [{ isAsked: false, note: '' }] };
    expect(correctionErrors(values)).toEqual({ 'lines.0.isAsked': 'lines', reason: 'reason' });
  });

  it('asks what to mend in each chosen line', () => {
    const lines = [
      { isAsked: false, note: '' },
      { isAsked: true, note: '' },
    ];
    expect(correctionErrors({ reason: NOTE, lines })).toEqual({ 'lines.1.note': 'note' });
  });
});

it('names the chosen lines by their ids', () => {
  const values = {
    reason: NOTE,
    lines: [
      { isAsked: false, note: 'nie' },
      { isAsked: true, note: NOTE },
    ],
  };
  const lines = [{ id: 7 }, { id: 8 }] as Parameters<typeof correctionBody>[1]['lines'];
  expect(correctionBody(values, { row_version: 3, lines })).toEqual({
    row_version: 3,
    reason: NOTE,
    lines: [{ id_line: 8, note: NOTE }],
  });
});
