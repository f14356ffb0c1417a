import type { EmployerCertificate } from '@urzad/contract';
import { longDateText, warsawDate } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import { FileList } from '@urzad/ui/uploads';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages';
import { CertificateStatusBadge } from './certificate-status-badge';
import { certificateMessages } from './messages';

interface CertificateListProps {
  certificates: readonly EmployerCertificate[];
  /** What can be done with one of them. */
  actions?: (certificate: EmployerCertificate) => ReactNode;
}

/** Certificates about work, the newest first: what became of each, why, and its file. */
export function CertificateList({ certificates, actions }: CertificateListProps) {
  return (
    <ul className="u:grid u:gap-5">
      {certificates.map((certificate) => (
        <li key={certificate.id} className="u:grid u:gap-2">
          <CertificateCourse certificate={certificate} />
          <CertificateFile file={certificate.file} />
          {actions?.(certificate)}
        </li>
      ))}
    </ul>
  );
}

function CertificateCourse({ certificate }: { certificate: EmployerCertificate }) {
  const words = useMessages(certificateMessages);
  const locale = useLocale();
  const { kind, status, note, create_date, checked_date } = certificate;
  const day = (moment: string) => longDateText(warsawDate(new Date(moment)), locale);

  return (
    <>
      <p className="u:flex u:flex-wrap u:items-center u:gap-x-3 u:gap-y-1">
        <span>{words.kinds[kind]}</span>
        <CertificateStatusBadge status={status} />
        <span className="u:text-sm u:text-muted">
          {checked_date ? words.checkedOn(day(checked_date)) : words.sentOn(day(create_date))}
        </span>
      </p>
      {note && <blockquote className="u:border-s-4 u:border-warning-text u:ps-3">{note}</blockquote>}
    </>
  );
}

function CertificateFile({ file }: Pick<EmployerCertificate, 'file'>) {
  const { id, name, size, url, url_download, thumb } = file;
  return (
    <FileList
      canDownload
      canZoom
      files={[{ id: String(id), name, size, url, url_download, ...(thumb !== undefined && { thumb }) }]}
    />
  );
}
