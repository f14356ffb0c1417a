import { warsawDate } from '@urzad/domain';
import { AmountTiles, Button, type AmountTile, HomeScene, RegistrationStatusBadge, ReviewList as List } from '@urzad/ui';
import { clsx } from 'clsx';

const TILES: AmountTile[] = [];
const GAP = '--accent';

// bg-surface and var(--accent) in a comment stay.
export function Page({ open, shade }: { open: boolean; shade: number }) {
  return (
    <main className={clsx('bg-surface p-4 tablet:text-md', open && 'hover:text-ink/80 -mt-2 rounded-pill')}>
      <HomeScene />
      <AmountTiles tiles={TILES} />
      <RegistrationStatusBadge status={2} />
      <p
        className="host-card border-b-line text-[color:var(--text-muted)] duration-[--dur-fast]"
        style={{ '--accent': '#00606b', color: `var(--avatar-${shade})`, background: 'var(--brand)' }}
      >
        {`${warsawDate(new Date())} text-ink`}
      </p>
      <List items={[]} onVerdictChange={(id, verdict) => console.log(id, verdict, GAP)} />
      <Button onClick={() => document.body.style.setProperty('--radius-md', '0')}>Zapisz</Button>
    </main>
  );
}
