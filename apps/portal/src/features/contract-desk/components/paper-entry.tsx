import type { PaperEntry as Entry } from '@urzad/contract';
import { longDateText, warsawDate } from '@urzad/domain';
import { Alert, DescriptionList, useLocale } from '@urzad/ui';
import type { paperMessages } from '../messages/paper';

export interface PaperEntryProps {
  entry: Entry;
  words: (typeof paperMessages)['pl'];
}

/** What one person entered of a contract or an annex signed on paper, for the other one who confirms it. */
export function PaperEntry({ entry, words }: PaperEntryProps) {
  const locale = useLocale();
  const { member_date, office_date, place, signatory, checked, entered } = entry;
  const day = longDateText(warsawDate(new Date(entered.date)), locale);

  return (
    <Alert kind="info" title={words.waits}>
      <p>{words.waitsText}</p>
      <DescriptionList
        items={[
          { term: words.memberDate, value: longDateText(member_date, locale) },
          { term: words.officeDate, value: longDateText(office_date, locale) },
          { term: words.place, value: place },
          { term: words.signatory, value: <span lang="pl">{signatory}</span> },
          { term: words.checked, value: <span lang="pl">{checked}</span> },
          { term: words.enteredBy, value: words.enteredOn(entered.name, day) },
        ]}
      />
    </Alert>
  );
}
