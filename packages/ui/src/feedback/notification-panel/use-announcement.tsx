import { useState } from 'react';

/**
 * Words for a live region, and the way to say them. The same words said again are a new element of the region: a screen
 * reader says nothing of a text that did not change.
 */
export function useAnnouncement() {
  const [said, setSaid] = useState({ text: '', turn: 0 });

  return {
    announcement: said.text && <span key={said.turn}>{said.text}</span>,
    announce: (text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })),
  };
}
