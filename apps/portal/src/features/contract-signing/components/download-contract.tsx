import type { ContractToSign, OfficeDocument } from '@urzad/contract';
import { Button, Icon } from '@urzad/ui';
import { Download } from 'lucide-react';

export interface DownloadContractProps {
  toSign: ContractToSign;
  document: OfficeDocument;
  onClick?: () => void;
  children: string;
}

/** The file of the contract, named after its number. */
export function DownloadContract({
  toSign: { contract },
  document,
  onClick,
  children,
}: DownloadContractProps) {
  return (
    <div>
      <Button asChild>
        <a
          href={document.url}
          download={`umowa-${contract.number.replaceAll('/', '-')}.pdf`}
          onClick={onClick}
        >
          <Icon of={Download} /> <span>{children}</span>
        </a>
      </Button>
    </div>
  );
}
