import { useQuery } from '@tanstack/react-query';
import { certificatesQuery } from '#shared/entities/employer-certificates/certificate-query';
import { CheckCertificates } from '#shared/entities/employer-certificates/check-certificates';

/** The certificates about work that come while the contract is made; the screen has asked for them. */
export function ReviewCertificates({ id }: { id: number }) {
  const { data: work } = useQuery({ ...certificatesQuery(id), enabled: false });
  return work ? <CheckCertificates work={work} /> : null;
}
