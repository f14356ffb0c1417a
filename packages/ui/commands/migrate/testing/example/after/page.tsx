import { warsawDate } from '@urzad/domain';
import { Button, RegistrationStatusBadge, ReviewList as List } from '@urzad/ui';
import { AmountTiles, type AmountTile, HomeScene } from '@urzad/ui/programme';
import { clsx } from 'clsx';

const TILES: AmountTile[] = [];
const GAP = '--accent';

// bg-surface and var(--accent) in a comment stay.
export function Page({ open, shade }: { open: boolean; shade: number }) {
  return (
    <main className={clsx('bg-urzad-surface p-4 min-[768px]:text-urzad-md', open && 'hover:text-urzad-text/80 -mt-2 rounded-urzad-pill')}>
      <HomeScene />
      <AmountTiles tiles={TILES} />
      <RegistrationStatusBadge status={2} />
      <p
        className="host-card border-b-urzad-border text-[color:var(--urzad-text-muted)] duration-[--urzad-dur-fast]"
        style={{ '--urzad-accent': '#00606b', color: `var(--urzad-avatar-${shade})`, background: 'var(--brand)' }}
      >
        {`${warsawDate(new Date())} text-ink`}
      </p>
      <List items={[]} onVerdictChange={(id, verdict) => console.log(id, verdict, GAP)} />
      <Button onClick={() => document.body.style.setProperty('--urzad-radius-md', '0')}>Zapisz</Button>
    </main>
  );
}
