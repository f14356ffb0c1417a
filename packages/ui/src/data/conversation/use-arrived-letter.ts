import { useState } from 'react';
import type { ConversationItem, ConversationLetter } from './conversation-item';

/** The newest letter of somebody else that came after the conversation was first shown. */
export function useArrivedLetter(items: readonly ConversationItem[]): ConversationLetter | undefined {
  const letters = items.filter((item) => item.kind === 'letter');
  const [known, setKnown] = useState(() => new Set(letters.map(({ id }) => id)));
  const [arrived, setArrived] = useState<ConversationLetter>();

  const added = letters.filter(({ id }) => !known.has(id));
  if (added.length > 0) {
    setKnown(new Set([...known, ...added.map(({ id }) => id)]));
    const ofOthers = added.filter(({ isOwn }) => !isOwn).at(-1);
    if (ofOthers) setArrived(ofOthers);
  }
  return arrived;
}
