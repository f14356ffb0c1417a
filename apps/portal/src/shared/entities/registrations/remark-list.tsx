import type { Registration } from '@urzad/contract';
import { askedFieldLabel } from '@urzad/grants';
import { useLocale } from '@urzad/ui';

interface RemarkListProps {
  registration: Pick<Registration, 'remarks' | 'form'>;
}

/** The remarks of the office. */
export function RemarkList({ registration: { remarks, form } }: RemarkListProps) {
  const locale = useLocale();

  return (
    <ul className="u:list-disc u:ps-6">
      {remarks.map(({ field, text }) => (
        <li key={field} className="u:wrap-anywhere">
          <span className="u:font-semibold">{askedFieldLabel(field, locale, form)}</span>: {text}
        </li>
      ))}
    </ul>
  );
}
