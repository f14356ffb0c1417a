import { voivodeshipName } from '@urzad/domain';
import { getById } from './applications/applications';
import type { Db } from './db';
import type { OfficeData } from './documents/document-renderer';
import type { ClauseParties } from './documents/information-clause';
import { findRetention, findTexts } from './settings/stored-sections';

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
  const texts = await findTexts(db, id_application);
  const { programme } = texts;
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
      programme,
      region,
    },
    parties: {
      office: { name, address, mail },
      dataProtectionOfficer: { mail: texts.iod_mail, address },
      otherControllers: [
        {
          name: managingAuthority(voivodeship),
          address: texts.authority_address,
          contact: texts.authority_contact,
        },
        { name: texts.minister_name, address: texts.minister_address, contact: texts.minister_contact },
      ],
      project: { title: application.name, number: application.project_no, programme },
      kept: await findRetention(db),
    },
  };
}

function managingAuthority(voivodeship: string): string {
  return `Instytucja Zarządzająca programem w województwie ${voivodeshipName(voivodeship, { form: 'locative' })}`;
}
