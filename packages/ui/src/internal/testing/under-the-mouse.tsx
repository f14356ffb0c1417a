import { type ReactNode, useState } from 'react';
import { Button } from '../../actions/button/button';

/** A page that comes in the place of the button that asked for it: under a mouse that rests there. */
export function UnderTheMouse({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(false);

  return isThere ? children : <Button onClick={() => setThere(true)}>Dalej</Button>;
}
