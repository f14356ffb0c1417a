import { LazyPart, lazyPart } from '@urzad/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths';
import { actingOverOf } from '#shared/session/acting';
import { useSession } from '#shared/session/session-store';
import { useActing } from '#shared/session/use-acting';

const banner = lazyPart(() => import('./acting-notice'));

/**
 * Above every screen while staff act for somebody. Each switch leads to the first page of the account (Spec §4), and each
 * tab says when the share has ended.
 */
export function ActingBar() {
  const acting = useActing();
  const navigate = useNavigate();
  const marker = acting?.marker;
  const before = useRef(marker);
  const over = useRef<string>(undefined);
  const isShown = useSession(({ status, arrival }) => status !== 'loading' && arrival === undefined);

  useEffect(() => {
    if (before.current === marker) return;
    over.current = before.current && actingOverOf(before.current);
    before.current = marker;
    void navigate(paths.home, { replace: true });
  }, [marker, navigate]);

  // Once the loading screens are gone, which take some of the time that a notice stays.
  useEffect(() => {
    const name = over.current;
    if (!isShown || name === undefined) return;
    over.current = undefined;
    void import('./tell-acting-over').then(({ tellActingOver }) => tellActingOver(name));
  }, [isShown]);

  if (!acting) return null;
  return (
    <LazyPart of={banner} waiting={<div className="u:min-h-32 u:bg-brand-bg u:tablet:min-h-19.5" />}>
      {({ ActingNotice }) => <ActingNotice acting={acting} />}
    </LazyPart>
  );
}
