import { FileText } from 'lucide-react';
import { Button } from '../../actions/button/button';
import { Link } from '../../foundations/link/link';
import { useLabels } from '../../foundations/locale/locale';
import { type InstructionLabels, instructionLabels } from './instruction.labels';

/** A link to the instruction, a PDF: in the header, or in the menu panel of a phone. */
export function InstructionLink({ href }: { href: string }) {
  const words = useLabels<InstructionLabels>(instructionLabels);

  return (
    <Button asChild variant="quiet" icon={FileText}>
      <Link href={href}>{words.instruction}</Link>
    </Button>
  );
}
