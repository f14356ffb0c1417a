import type { Mark, Marks } from './review-marks';

interface Versions {
  /** As both sides knew them last. */
  base: Marks;
  mine: Marks;
  theirs: Marks;
}

/** Fields that both sides have changed, each to something else. */
export function collidingFields({ base, mine, theirs }: Versions): string[] {
  return fieldsOf(base, mine, theirs).filter(
    (field) =>
      !isSame(mine[field], theirs[field]) &&
      !isSame(mine[field], base[field]) &&
      !isSame(theirs[field], base[field]),
  );
}

/** The changes of both sides together; where they collide, those of `stays`. */
export function mergedMarks(versions: Versions, stays: 'mine' | 'theirs'): Marks {
  const { base, mine, theirs } = versions;
  const colliding = new Set(collidingFields(versions));

  return Object.fromEntries(
    fieldsOf(base, mine, theirs).flatMap((field): [string, Mark][] => {
      const isMine = colliding.has(field) ? stays === 'mine' : !isSame(mine[field], base[field]);
      const mark = isMine ? mine[field] : theirs[field];
      return mark ? [[field, mark]] : [];
    }),
  );
}

function fieldsOf(...versions: Marks[]): string[] {
  return [...new Set(versions.flatMap((marks) => Object.keys(marks)))];
}

function isSame(one: Mark | undefined, other: Mark | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
