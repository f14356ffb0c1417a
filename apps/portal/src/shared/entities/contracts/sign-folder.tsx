import { type IsoDate, monthName } from '@urzad/domain';
import { Button, DateTile, FolderCard, Link, useLocale } from '@urzad/ui';
import { PenLine } from 'lucide-react';

export interface SignFolderProps {
  number: string;
  /** The last day for the signature. */
  until: IsoDate;
  href: string;
  words: { title: string; text: string; sign: string };
}

/** A contract or an annex to sign: the term first, and the way to the signature (Guide §1). */
export function SignFolder({ number, until, href, words }: SignFolderProps) {
  const locale = useLocale();

  return (
    <FolderCard number={number} icon={PenLine}>
      <div className="u:flex u:flex-wrap-reverse u:items-center u:justify-between u:gap-4 u:tablet:flex-nowrap">
        <div className="u:grid u:max-w-text u:justify-items-start u:gap-1">
          <h2 className="u:text-xl">{words.title}</h2>
          <p>{words.text}</p>
          <Button asChild variant="primary" icon={PenLine} className="u:mt-3">
            <Link href={href}>{words.sign}</Link>
          </Button>
        </div>
        <DateTile
          dateTime={until}
          day={String(Number(until.slice(8)))}
          month={monthName(until.slice(0, 7), locale)}
        />
      </div>
    </FolderCard>
  );
}
