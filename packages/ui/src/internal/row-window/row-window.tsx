import { useHydrated } from '../../foundations/hydrated/use-hydrated';

/** The focused row stays rendered, wherever one scrolls: otherwise the focus would be lost. */
export function withActive(from: number, to: number, active: number, count: number): number[] {
  const [first, last] = [Math.max(0, from), Math.min(count - 1, to)];
  const inSight = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  if (active < 0 || active >= count || (active >= first && active <= last)) return inSight;
  return active < first ? [active, ...inSight] : [...inSight, active];
}

/** Takes the space of rows that are not rendered. */
export function Gap({ height, span }: { height: number; span: number }) {
  const isHydrated = useHydrated();
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without tabindex takes no focus; it holds a place and says nothing.
    <tr className="u:part" aria-hidden="true">
      <td className="u:part" colSpan={span} {...(isHydrated && { style: { height } })} />
    </tr>
  );
}
