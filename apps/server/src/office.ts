import { voivodeshipName } from '@urzad/domain';
import { getById } from './applications/applications';
import type { Db } from './db';
import type { OfficeData } from './documents/document-renderer';
import type { ClauseParties } from './documents/information-clause';

/** Words of the funding strip and bodies of the clause that the application's record does not hold. Fictional. */
const PROGRAMME = 'Fundusze Europejskie dla Regionu';
const MANAGING_AUTHORITY = {
  address: 'pl. Kasztanowy 1, 00-000 Zielony Staw',
  contact: 'zarzad@wojewodztwo.example.com',
};
const MINISTER = {
  name: 'Minister właściwy do spraw rozwoju regionalnego (Centralny System Teleinformatyczny CST2021)',
  address: 'ul. Klonowa 2, 00-000 Zielony Staw',
  contact: 'ministerstwo@panstwo.example.com',
};
/** Of the data protection officer, in the clause and in the privacy policy alike. */
export const DATA_PROTECTION_MAIL = 'iod@urzad.example.com';

/** For whom the director signs contracts, and the number of the power. */
export interface ContractParty {
  legalPerson: string;
  powerNo: string;
}

/** The office as documents and letters show it. */
export async function officeOf(
  db: Db,
  id_application: number,
): Promise<{ data: OfficeData; parties: ClauseParties; appName: string; contractParty: ContractParty }> {
  const application = await getById(db, id_application);
  const { office_name: name, office_address: address, office_mail: mail, voivodeship } = application;

  const region = `Województwo ${voivodeshipName(voivodeship)}`;

  return {
    appName: application.name,
    contractParty: { legalPerson: application.legal_person || region, powerNo: application.power_no },
    data: {
      name,
      address,
      mail,
      phone: application.office_phones[0] ?? '',
      programme: PROGRAMME,
      region,
    },
    parties: {
      office: { name, address, mail },
      dataProtectionOfficer: { mail: DATA_PROTECTION_MAIL, address },
      otherControllers: [{ ...MANAGING_AUTHORITY, name: managingAuthority(voivodeship) }, MINISTER],
      project: { title: application.name, number: application.project_no, programme: PROGRAMME },
    },
  };
}

function managingAuthority(voivodeship: string): string {
  return `Instytucja Zarządzająca programem w województwie ${voivodeshipName(voivodeship, { form: 'locative' })}`;
}
