import type { Remark } from '@urzad/contract';
import { useLocale } from '@urzad/ui';
import { remarkLabel } from './remark-label';

/** What the office wants corrected, in its own words. */
export function RemarkList({ remarks }: { remarks: readonly Remark[] }) {
  const locale = useLocale();

  return (
    <ul className="list-disc ps-6">
      {remarks.map(({ field, text }) => (
        <li key={field} className="wrap-anywhere">
          <span className="font-semibold">{remarkLabel(field, locale)}</span>: {text}
        </li>
      ))}
    </ul>
  );
}
