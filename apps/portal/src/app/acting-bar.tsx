import { LazyPart, lazyPart } from '@urzad/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths';
import { useActing } from '#shared/session/use-acting';

const banner = lazyPart(() => import('./acting-notice'));

/** Above every screen while staff act for somebody. Each switch leads to the first page of the account (Spec §4). */
export function ActingBar() {
  const acting = useActing();
  const navigate = useNavigate();
  const marker = acting?.marker;
  const before = useRef(marker);

  useEffect(() => {
    if (before.current === marker) return;
    before.current = marker;
    void navigate(paths.home, { replace: true });
  }, [marker, navigate]);

  if (!acting) return null;
  return (
    <LazyPart of={banner} waiting={<div className="u:min-h-32 u:bg-brand-bg u:tablet:min-h-19.5" />}>
      {({ ActingNotice }) => <ActingNotice acting={acting} />}
    </LazyPart>
  );
}
