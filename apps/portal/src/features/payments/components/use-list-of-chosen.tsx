import { PAYMENT_LIST_MAX, type WaitingClaim } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Button } from '@urzad/ui';
import type { SelectedKeys, TableSelection } from '@urzad/ui/data-table';
import { ListPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { chosenRows } from '../logic/chosen-rows';
import { choiceMessages } from '../messages/choice';
import { NewListDialog } from './new-list-dialog';

interface ChosenOptions {
  /** The search that "all" covers. */
  text: string;
  /** Of this page. */
  rows: readonly WaitingClaim[];
  /** On all pages. */
  total: number;
  today: IsoDate;
}

interface ListOfChosen {
  /** Absent for people who prepare no lists. */
  selection: TableSelection<WaitingClaim> | undefined;
  dialog: ReactNode;
}

const NOTHING: ReadonlySet<string> = new Set();
const NO_ROWS: ReadonlyMap<number, WaitingClaim> = new Map();

/** Claims are chosen on several pages, or all of them, and a list is made of them. */
export function useListOfChosen({ text, rows, total, today }: ChosenOptions): ListOfChosen {
  const words = useMessages(choiceMessages);
  const mayPrepare = useSession(({ may }) => may('cofunding_payment_edit'));
  const [chosen, setChosen] = useState<Chosen>({ text, keys: NOTHING, rows: NO_ROWS });
  const [isMaking, setMaking] = useState(false);
  // Another search is another list, with a selection of its own.
  const now = chosen.text === text ? chosen : { text, keys: NOTHING, rows: NO_ROWS };
  if (!mayPrepare) return { selection: undefined, dialog: null };

  const isTooMany = now.keys !== 'all' && now.keys.size > PAYMENT_LIST_MAX;
  const select = (keys: SelectedKeys) =>
    setChosen({ text, keys, rows: chosenRows(keys, [...now.rows.values(), ...rows]) });

  return {
    selection: {
      keys: now.keys,
      onChange: select,
      nameOf: ({ number, person }) => `${number}, ${person}`,
      actions: (
        <>
          {isTooMany && <span className="u:text-sm">{words.tooMany(PAYMENT_LIST_MAX)}</span>}
          <Button
            size="sm"
            variant="primary"
            icon={ListPlus}
            disabled={isTooMany}
            onClick={() => setMaking(true)}
          >
            {words.make}
          </Button>
        </>
      ),
    },
    dialog: isMaking && (
      <NewListDialog
        rows={now.keys === 'all' ? 'all' : [...now.rows.values()]}
        total={total}
        text={text}
        today={today}
        onClose={() => setMaking(false)}
      />
    ),
  };
}

interface Chosen {
  text: string;
  keys: SelectedKeys;
  rows: ReadonlyMap<number, WaitingClaim>;
}
