import { Button } from '@urzad/ui';
import { useState } from 'react';
import { storedShortName } from '#shared/session/stored-user';

/**
 * As wide as the user menu of the person whom this browser knows. Nobody sees or reaches it: the session may be another
 * person's, which only the server tells.
 */
export function UserMenuPlace() {
  const [name] = useState(storedShortName);

  return (
    <Button variant="quiet" className="u:invisible u:px-1.5">
      <span className="u:size-8.5" />
      <span className="u:hidden u:max-w-40 u:truncate u:tablet:block">{name}</span>
      <span className="u:hidden u:size-[1.1em] u:tablet:block" />
    </Button>
  );
}
