import { useQueryClient } from '@tanstack/react-query';
import type { UserGroup } from '@urzad/contract';
import { Button, Card, TextLink, toast } from '@urzad/ui';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { paths } from '#shared/paths';
import { PresenceMark } from '#shared/presence/presence';
import { useWrite } from '#shared/server-state/use-write';
import { groupsKey, removeGroup } from '../api';
import { groupMessages } from '../messages/groups';
import { GroupDialog } from './group-dialog';

interface GroupCardProps {
  group: UserGroup;
  mayEdit: boolean;
}

/** A group with its people, and what can be done with it. */
export function GroupCard({ group, mayEdit }: GroupCardProps) {
  const words = useMessages(groupMessages);
  const [isEdited, setEdited] = useState(false);
  const { name, active, leader, members } = group;
  const facts = [
    words.count(members.length),
    leader ? words.leader(leader.name) : words.noLeader,
    active === 'no' && words.inactive,
  ].filter(Boolean);

  return (
    <Card>
      <div className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-3">
        <div className="u:min-w-0">
          <h2 className="u:text-md u:wrap-anywhere">{name}</h2>
          <p className="u:text-sm u:text-muted">{facts.join(' · ')}</p>
        </div>
        {mayEdit && (
          <div className="u:flex u:gap-2">
            <Button size="sm" aria-label={words.editOf(name)} onClick={() => setEdited(true)}>
              {words.edit}
            </Button>
            <RemoveAction group={group} />
          </div>
        )}
      </div>
      <ul className="u:mt-3 u:flex u:flex-wrap u:gap-x-4 u:gap-y-1 u:empty:hidden">
        {members.map((member) => (
          <li key={member.id} className="u:flex u:items-baseline u:gap-x-2">
            <TextLink href={paths.user(member.id)}>{member.name}</TextLink>
            <PresenceMark id={member.id} />
          </li>
        ))}
      </ul>
      {isEdited && <GroupDialog group={group} onClose={() => setEdited(false)} />}
    </Card>
  );
}

function RemoveAction({ group: { id, name } }: { group: UserGroup }) {
  const words = useMessages(groupMessages);
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const removal = useWrite<null>({
    send: (_, key) => removeGroup(id, key),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: groupsKey });
      toast.success(words.removed);
    },
  });

  return (
    <>
      <Button size="sm" aria-label={words.removeOf(name)} onClick={() => setOpen(true)}>
        {words.remove}
      </Button>
      <DecisionModal
        title={words.removeTitle(name)}
        open={isOpen}
        onOpenChange={setOpen}
        back={words.back}
        action={{ children: words.remove, variant: 'danger', onClick: () => removal.press() }}
        decision={removal}
        refused={words.removeFailed}
      >
        <p>{words.removeText}</p>
      </DecisionModal>
    </>
  );
}
