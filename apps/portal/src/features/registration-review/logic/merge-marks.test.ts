import { describe, expect, it } from 'vitest';
import { collidingFields, mergedMarks } from './merge-marks';
import type { Marks } from './review-marks';

const ok = { state: 'ok' } as const;
const remark = (text: string) => ({ state: 'remark', text }) as const;
const base: Marks = { pesel: ok, city: remark('Popraw.'), street: ok };

describe('marks of two sides', () => {
  it('are kept together where they do not collide', () => {
    const mine = { ...base, phone: ok, city: remark('Popraw gminę.') };
    const { street: _, ...theirs }: Marks = { ...base, mail: remark('Nieczytelny.') };
    const versions = { base, mine, theirs };

    expect(collidingFields(versions)).toEqual([]);
    expect(mergedMarks(versions, 'mine')).toEqual({
      pesel: ok,
      city: remark('Popraw gminę.'),
      phone: ok,
      mail: remark('Nieczytelny.'),
    });
    expect(mergedMarks(versions, 'theirs')).toEqual(mergedMarks(versions, 'mine'));
  });

  it('do not collide where both did the same', () => {
    const both = { ...base, phone: ok };
    expect(collidingFields({ base, mine: both, theirs: both })).toEqual([]);
  });

  it('collide where both changed one field, and one side is kept there', () => {
    const versions = {
      base,
      mine: { ...base, phone: remark('Sprawdź.'), mail: ok },
      theirs: { ...base, phone: ok },
    };
    expect(collidingFields(versions)).toEqual(['phone']);
    expect(mergedMarks(versions, 'mine')).toEqual({ ...base, phone: remark('Sprawdź.'), mail: ok });
    expect(mergedMarks(versions, 'theirs')).toEqual({ ...base, phone: ok, mail: ok });
  });
});
