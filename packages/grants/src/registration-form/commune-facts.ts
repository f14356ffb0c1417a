import { findCommune, type YesNo } from '@urzad/domain';

/** What points, lists and the fund's data count of a commune (Process §1.6, §2.19). The office keeps them in GMINY. */
export interface CommuneFacts {
  /** Degree of urbanisation: 1 city, 2 town, 3 rural area. */
  degurba: 1 | 2 | 3;
  /** Lies in the special zone of inclusion (SSW). */
  in_zone: YesNo;
  has_nursery: YesNo;
}

/** The facts of a commune at one moment, kept by what was decided by them (decision 0194). */
export interface KeptCommuneFacts extends CommuneFacts {
  /** Its code. */
  community: string;
}

/** The facts as they are shipped; none of a commune that is in no register of ours. */
export function shippedCommuneFacts(community: string): CommuneFacts | null {
  const commune = findCommune(community);
  return commune === undefined
    ? null
    : { degurba: commune.degurba, in_zone: yesNo(commune.inZone), has_nursery: yesNo(commune.hasNursery) };
}

function yesNo(is: boolean): YesNo {
  return is ? 'yes' : 'no';
}
