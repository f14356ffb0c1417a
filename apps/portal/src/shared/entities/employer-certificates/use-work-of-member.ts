import { useQuery } from '@tanstack/react-query';
import type { Member } from '@urzad/contract';
import { certificatesQuery } from './certificate-query';

/** The certificates about the work of a participant, once the participant is known. */
export function useWorkOfMember(member: Member | null | undefined) {
  return useQuery({ ...certificatesQuery(member?.id_registration ?? 0), enabled: !!member });
}
