import { useState } from 'react';

/**
 * The named facts of an object that its form shows: the same object as long as they are the same. Those that a save
 * changes are not among them, so that a save renders no question.
 */
export function useEdited<Edited extends object, Name extends keyof Edited>(
  object: Edited,
  names: readonly Name[],
): Pick<Edited, Name> {
  const [known, setKnown] = useState<Pick<Edited, Name>>(object);
  if (names.every((name) => known[name] === object[name])) return known;
  setKnown(object);

  return object;
}
