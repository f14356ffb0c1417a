import type { Member } from '@urzad/contract';
import { Button, Card, toast } from '@urzad/ui';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { ofMembers } from '#shared/entities/members/member-query';
import { useLeftFocus } from '#shared/focus/keep-focus';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { completeMember } from '../api';
import { panelMessages } from '../messages/panel';

/** The end of a participation, for the office: what it waits for, or the step itself. */
export function CompleteMember({ member }: { member: Member }) {
  const { missing_to_complete: missing } = member;
  return missing && <Completion member={member} missing={missing} />;
}

interface CompletionProps {
  member: Member;
  missing: NonNullable<Member['missing_to_complete']>;
}

function Completion({ member: { id, row_version }, missing }: CompletionProps) {
  const { complete: words } = useMessages(panelMessages);
  const [isOpen, setOpen] = useState(false);
  const leave = useLeftFocus();
  const decision = useStep({
    ...ofMembers,
    send: (_, key) => completeMember(id, { row_version }, key),
    onDone: () => {
      leave();
      toast.success(words.done);
      setOpen(false);
    },
  });

  return (
    <Card className="u:grid u:justify-items-start u:gap-3">
      <h2 className="u:text-lg">{words.title}</h2>
      {missing.length > 0 ? (
        <>
          <p className="u:max-w-text">{words.missing}</p>
          <ul className="u:list-disc u:ps-5">
            {missing.map((need) => (
              <li key={need}>{words.needs[need]}</li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p className="u:max-w-text">{words.ready}</p>
          <Button icon={Flag} onClick={() => setOpen(true)}>
            {words.action}
          </Button>
        </>
      )}
      <DecisionModal
        title={words.action}
        open={isOpen}
        onOpenChange={setOpen}
        back={words.back}
        action={{ children: words.action, onClick: () => decision.press() }}
        decision={decision}
        refused={words.failed}
      >
        <p>{words.consequence}</p>
      </DecisionModal>
    </Card>
  );
}
