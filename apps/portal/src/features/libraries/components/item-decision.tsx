import { useQueryClient } from '@tanstack/react-query';
import type { LibraryItem, LibraryView } from '@urzad/contract';
import { toast, useLocale } from '@urzad/ui';
import { localitiesQuery } from '#shared/entities/localities/api';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useWrite } from '#shared/server-state/use-write';
import { type Decision, decideItem } from '../api';
import { useItemsChanged } from '../logic/use-items-changed';
import { itemMessages, type Use, usesText } from '../messages/items';

interface ItemDecisionProps {
  item: LibraryItem;
  library: LibraryView;
  decision: Decision;
  onClose: () => void;
}

/** Archives, restores or deletes an item; one that is used is not deleted, and its uses are named. */
export function ItemDecision({ item, library, decision, onClose }: ItemDecisionProps) {
  const words = useMessages(itemMessages);
  const itemsChanged = useItemsChanged();
  const queries = useQueryClient();
  const asked = words.decide[decision];
  const write = useWrite<unknown>({
    send: (_, key) => decideItem(item, { library, decision }, key),
    onDone: async () => {
      await Promise.all([
        itemsChanged(),
        // The forms offer a deleted place no longer.
        library.kind === 'places' && queries.invalidateQueries({ queryKey: localitiesQuery.queryKey }),
      ]);
      toast.success(asked.done);
      onClose();
    },
    onFailed: () => void itemsChanged(),
  });
  const uses = usesText(usesIn(write.error), useLocale());
  const used = usedText(library, words)(uses);

  return (
    <DecisionModal
      title={asked.title(item.name)}
      open
      onOpenChange={onClose}
      back={words.back}
      action={{
        children: asked.label,
        ...(decision === 'delete' && { variant: 'danger' as const }),
        onClick: () => write.press(),
      }}
      decision={write}
      refused={asked.refused}
      reasons={{ used, register: words.ofRegister }}
    >
      <p>{asked.text}</p>
    </DecisionModal>
  );
}

function usedText({ kind, archives }: LibraryView, words: (typeof itemMessages)['pl']) {
  if (kind === 'places') return words.usedPlace;
  return archives === 'yes' ? words.used : words.usedRate;
}

/** What a refused deletion says of the uses of the item. */
function usesIn(error: Error | null): Use[] {
  const data = error instanceof ApiFailure ? error.data : undefined;
  const uses = typeof data === 'object' && data !== null && 'uses' in data ? data.uses : undefined;
  return Array.isArray(uses) ? uses.filter(isUse) : [];
}

function isUse(use: unknown): use is Use {
  return typeof use === 'object' && use !== null && 'of' in use && 'count' in use;
}
