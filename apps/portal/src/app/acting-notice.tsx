import { ActingBanner } from '@urzad/ui/layouts';
import { useState } from 'react';
import type { Acting } from '#shared/session/acting';
import { actAsOneself } from '#shared/session/switch-account';

/** Whom the member of staff acts for, until when, and the way back (Order §2). */
export function ActingNotice({ acting: { name_all, info, valid_to } }: { acting: Acting }) {
  const [isLeaving, setLeaving] = useState(false);

  return (
    <ActingBanner
      name={name_all}
      mail={info.mail}
      until={new Date(valid_to)}
      pending={isLeaving}
      onLeave={() => {
        setLeaving(true);
        void actAsOneself().finally(() => setLeaving(false));
      }}
    />
  );
}
