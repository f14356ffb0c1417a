import { COUNTED, countText } from '@urzad/domain';
import type { LegalSection } from '@urzad/grants';
import type { PrivacyFacts } from '../logic/legal-text';

/** The information in English, to help with the binding Polish text. */
export function privacyEn({ appName, office }: PrivacyFacts): LegalSection[] {
  return [
    {
      title: 'Who is responsible for your data',
      clauses: [
        `The controller is ${office.office_name}, ${office.office_address}, e-mail: ${office.office_mail}, e-Delivery: ${office.ade_address}.`,
        `About personal data write to the data protection officer at ${office.iod_mail}, or by post to the office with the note “Data protection officer”.`,
      ],
    },
    {
      title: 'What for and on what basis',
      clauses: [
        {
          text: 'The basis is the law, not consent:',
          points: [
            'the account, recruitment, contract and settlements: a legal obligation and a task in the public interest (art. 6(1)(c) and (e) GDPR),',
            'data on health and disability, when you give it in an application: substantial public interest (art. 9(2)(g) GDPR),',
            'security of the portal, the record of sign-ins and changes: a legal obligation (art. 6(1)(c) GDPR),',
            'the archive: the law on the national archival resource.',
          ],
        },
        `These are in particular Regulations (EU) 2021/1060 and 2021/1057 and the Polish act of 28 April 2022 on tasks financed from European funds in 2021–2027. Data in the project “${appName}” is described in detail by the information clause shown before the application is filled in.`,
      ],
    },
    {
      title: 'What data we process',
      clauses: [
        'For the account: your e-mail address and password. We do not know the password: only an irreversible hash of it is kept.',
        'In the profile: first name, last name, phone and, if you give them, PESEL and address.',
        'In a message from the contact page: first and last name, e-mail address, phone if you give it, and the text of the message.',
        'In the application: the data named in the form and its attachments, including data of the child, the other parent and the nanny.',
        'In the log of events: the time, the IP address and the kind of action.',
      ],
    },
    {
      title: 'Who gets the data',
      clauses: [
        'Institutions that manage and control the programme, also through the central system CST2021, those who provide us with IT and postal services, and the bank that transfers the money.',
        'Data does not leave the European Economic Area. We do not profile you and take no automated decisions.',
      ],
    },
    {
      title: 'For how long',
      clauses: [
        `Data of the project: ${countText(office.data_years, COUNTED.year, 'en')} from 31 December of the year in which the project got its last payment, then as long as the law on archives requires.`,
        `The log of events: ${countText(office.log_years, COUNTED.year, 'en')}. Files that were not attached to an application: 24 hours.`,
      ],
    },
    {
      title: 'Your rights',
      clauses: [
        {
          text: 'You have the right to:',
          points: [
            'access your data and get a copy (art. 15 GDPR),',
            'have it corrected (art. 16 GDPR),',
            'have data erased that we need not keep (art. 17 GDPR),',
            'have the processing restricted (art. 18 GDPR),',
            'object because of your particular situation (art. 21 GDPR),',
            'complain to the President of the Polish Personal Data Protection Office.',
          ],
        },
        `Send your request to ${office.iod_mail}. We answer within a month.`,
        'Giving data is voluntary, but without an e-mail address there is no account, and without the data of the form an application cannot be assessed.',
      ],
    },
  ];
}
