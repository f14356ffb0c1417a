import { isProjectColour } from '@urzad/domain';
import { cn } from '../../../foundations/class-names/cn';
import { useHydrated } from '../../../foundations/hydrated/use-hydrated';

/** A sample of a colour as on a white page, in every theme. Hidden from screen readers: its name is beside it. */
export function ColourSwatch({ colour }: { colour: string }) {
  const isOurs = isProjectColour(colour);
  const isHydrated = useHydrated();

  return (
    <span
      aria-hidden="true"
      // Tokens follow the attributes of their element.
      {...(isOurs && { 'data-scheme': 'light', 'data-accent': colour })}
      {...(!isOurs && isHydrated && { style: { backgroundColor: colour } })}
      className={cn(
        'u:size-7 u:flex-none u:rounded-sm u:border u:border-line-strong u:forced-color-adjust-none',
        isOurs && 'u:bg-accent',
      )}
    />
  );
}
