import { isProjectColour } from '@urzad/domain';
import { cn } from '../../foundations/class-names/cn';

/** A sample of a colour as it is on the white page, whatever the look in use. Silent: its name stands beside it. */
export function ColourSwatch({ colour }: { colour: string }) {
  const isOurs = isProjectColour(colour);

  return (
    <span
      aria-hidden="true"
      // Tokens follow the attributes of the element they stand on.
      {...(isOurs && { 'data-scheme': 'light', 'data-accent': colour })}
      {...(!isOurs && { style: { backgroundColor: colour } })}
      className={cn(
        'size-7 flex-none rounded-sm border border-line-strong forced-color-adjust-none',
        isOurs && 'bg-accent',
      )}
    />
  );
}
