import type { Registration } from '@urzad/contract';
import { askedFieldLabel } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { useOfficeWords } from '../../libraries/use-words';

interface RemarkListProps {
  registration: Pick<Registration, 'remarks' | 'form'>;
}

/** The remarks of the office. */
export function RemarkList({ registration: { remarks, form } }: RemarkListProps) {
  const locale = useLocale();
  const words = useOfficeWords();

  return (
    <ul className="u:list-disc u:ps-6">
      {remarks.map(({ field, text }) => (
        <li key={field} className="u:wrap-anywhere">
          <span className="u:font-semibold">{askedFieldLabel(field, locale, form, words)}</span>: {text}
        </li>
      ))}
    </ul>
  );
}
