import type { AnnexRow } from '@urzad/contract';
import { dayText, type IsoDate } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import { deadlineText } from '../../deadlines/deadline-text';
import { useMessages } from '../../i18n/messages';
import { paths } from '../../paths';
import { SignFolder } from '../contracts/sign-folder';
import { annexMessages } from './messages';

interface AnnexSignFolderProps {
  annex: Pick<AnnexRow, 'id' | 'number' | 'sign_member_to'>;
  today: IsoDate;
  /** What to do, with the time that is left. */
  text: (left: string) => string;
}

/** An annex that waits for the participant's signature. */
export function AnnexSignFolder({ annex, today, text }: AnnexSignFolderProps) {
  const { signUntil, sign } = useMessages(annexMessages);
  const locale = useLocale();
  const { id, number, sign_member_to } = annex;
  if (!sign_member_to) return null;

  return (
    <SignFolder
      number={number}
      until={sign_member_to}
      href={paths.annexSign(id)}
      words={{
        title: signUntil(dayText(sign_member_to, locale)),
        text: text(deadlineText(sign_member_to, today, locale)),
        sign,
      }}
    />
  );
}
