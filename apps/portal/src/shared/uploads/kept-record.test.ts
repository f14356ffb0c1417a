import { describe, expect, it } from 'vitest';
import { KEPT_LIMIT_BYTES, KEPT_MS } from './kept-limits';
import { fits, isOld, type KeptRecord, keyOf, recordIn } from './kept-record';

const NOW = 1_800_000_000_000;
const upload = (size: number) => ({ id: 'u1', name: 'a.pdf', size, type: '', scope: 'INNY' });
const record = (size: number, { userId = 7, isWhole = true } = {}): KeptRecord => ({
  userId,
  form: 'cofundingregistration-12',
  at: NOW,
  upload: { ...upload(size), ...(isWhole && { file: new Blob(['x']) }) },
});

it('keeps 50 MB and a day', () => {
  expect([KEPT_LIMIT_BYTES, KEPT_MS]).toEqual([50_000_000, 86_400_000]);
});

describe('the content of one more file is kept', () => {
  it('up to the last byte of the limit', () => {
    const others = [record(20_000_000), record(27_000_000)];
    expect(fits(upload(3_000_000), others, 7)).toBe(true);
    expect(fits(upload(3_000_001), others, 7)).toBe(false);
  });

  it('whatever others keep, and whatever lies here without content', () => {
    const others = [record(50_000_000, { userId: 8 }), record(50_000_000, { isWhole: false })];
    expect(fits(upload(50_000_000), others, 7)).toBe(true);
  });
});

it('is old after a day, also when the clock was set back', () => {
  expect([0, KEPT_MS, KEPT_MS + 1, -KEPT_MS - 1].map((ms) => isOld(record(1), NOW + ms))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it('is told apart by person, form and upload', () => {
  expect(keyOf({ userId: 7, form: 'cofundingregistration-12' }, 'u1')).toBe('7:cofundingregistration-12:u1');
});

it('reads back what was written, and nothing that another version wrote', () => {
  const whole = record(1);
  expect(recordIn(whole)).toEqual([whole]);
  expect(recordIn({ ...whole, upload: { ...whole.upload, file: 'text' } })).toEqual([]);
  expect([undefined, null, 1, {}].flatMap(recordIn)).toEqual([]);
});
