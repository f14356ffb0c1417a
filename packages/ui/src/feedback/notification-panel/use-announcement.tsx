import { useState } from 'react';

/**
 * The text of a live region, and a function that sets it. The same text again is a new element of the region: screen
 * readers do not announce a text that did not change.
 */
export function useAnnouncement() {
  const [said, setSaid] = useState({ text: '', turn: 0 });

  return {
    announcement: said.text && (
      <span className="u:part" key={said.turn}>
        {said.text}
      </span>
    ),
    announce: (text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })),
  };
}
