import { type ReactNode, useState } from 'react';
import { Button } from '../../actions/button/button';

/** A page that replaces the button that opened it, under a resting mouse. */
export function UnderTheMouse({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(false);

  return isThere ? children : <Button onClick={() => setThere(true)}>Dalej</Button>;
}
