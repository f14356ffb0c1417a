import { COUNTED, COUNTED_THINGS, countText } from '@urzad/domain';
import { type LegalSection, percent, type StatuteFacts, sentence } from '@urzad/grants';

/** The rules in English, to help with the binding Polish text. */
export function statuteEn(facts: StatuteFacts): LegalSection[] {
  return [
    definitions(facts),
    project(facts),
    targetGroup(facts),
    criteria(facts),
    recruitment(facts),
    contract(facts),
    care(facts),
    settlement(facts),
    duties(facts),
    changes(),
    control(),
    signatures(),
    rights(facts),
    final(facts),
  ];
}

const count = (number: number, word: keyof typeof COUNTED) => countText(number, COUNTED[word], 'en');

function definitions({ office, appName }: StatuteFacts): LegalSection {
  return {
    title: '§ 1. Definitions',
    clauses: [
      {
        text: 'In these rules:',
        points: [
          `Office means ${office.office_name}, ${office.office_address}; it runs the project and the portal,`,
          `Project means “${appName}”, no. ${office.project_no},`,
          'Portal means the website where you apply, sign documents and account for costs,',
          'Candidate means a person who has submitted an application,',
          'Participant means a person with whom the Office has made a contract of participation,',
          'Care means care of a child in a form named in § 7,',
          'Call means the time in which the Office accepts applications,',
          'SSW means the special zone of inclusion: the communes named in the announcement of the call.',
        ],
      },
    ],
  };
}

function project({ projectPeriod, projectValue, euValue, call }: StatuteFacts): LegalSection {
  const { esf_share, state_share, own_share } = call.params;

  return {
    title: '§ 2. About the project',
    clauses: [
      `The project is co-financed by the European Social Fund Plus (${percent(esf_share, 'en')}) and the state budget (${percent(state_share, 'en')}). Participants contribute ${percent(own_share, 'en')}.`,
      `The project runs in the period: ${sentence(projectPeriod)} Value of the project: ${projectValue}, of which from the European Union: ${euValue}.`,
      'Its aim is to make it easier for people who care for small children to return to work or to start working.',
      'Participation is voluntary. Recruitment and support are open on equal terms to all who meet the conditions.',
    ],
  };
}

function targetGroup({ call, labourStatuses, voivodeship }: StatuteFacts): LegalSection {
  const { age_min, age_max_years, return_to_work_max_days, labour_document_max_age_days } = call.params;
  const youngest = count(age_min.count, age_min.unit === 'weeks' ? 'week' : 'year');

  return {
    title: '§ 3. Who may take part',
    clauses: [
      {
        text: 'An application may be submitted by a person who meets all of these conditions:',
        points: [
          'is a parent, legal guardian or actual guardian of the child,',
          `lives in the voivodeship: ${voivodeship},`,
          `cares for a child who on the first day of the call is at least ${youngest} old and not yet ${age_max_years} years old,`,
          `returns to work or starts working within ${return_to_work_max_days} days of the end of the call.`,
        ],
      },
      { text: 'The person belongs to one of these groups:', points: labourStatuses },
      `The document that proves the situation on the labour market may be issued at the earliest ${labour_document_max_age_days} days before the application is submitted.`,
      'The same child may be supported once. In one call a parent may submit one application, and one application may be submitted for a child, by one of the parents. An application withdrawn before the Office has decided about it may be replaced by a new one while the call is open.',
      'The cost of care for the same month cannot be paid from other public money at the same time, in particular from “Aktywny rodzic” benefits, the budget of the commune or PFRON.',
    ],
  };
}

function criteria({ criteria: list }: StatuteFacts): LegalSection {
  return {
    title: '§ 4. Points',
    clauses: [
      {
        text: 'Applications that meet the conditions of § 3 get points for:',
        points: list.map(({ name, points }) => `${name}: ${countText(points, COUNTED_THINGS.point, 'en')}`),
      },
      'Points follow from declarations and documents. An officer checks them and another person approves them.',
      'The order is decided by the points, then by the disability of the child, then by the moment of submission recorded by the server to a thousandth of a second.',
    ],
  };
}

function recruitment({ call, places }: StatuteFacts): LegalSection {
  const { answer_days, correction_days, review_request_days, documents_days } = call.params;

  return {
    title: '§ 5. Recruitment and the reserve list',
    clauses: [
      `Applications are accepted only in the Portal, in the time given in the announcement of call no. ${call.number}. An application may be prepared earlier and kept as a draft.`,
      `The call has ${places.inZone} places for people from the SSW and ${places.outZone} for others. The Office may move unused places.`,
      'Before you give any data you read the information clause. The application is submitted when, after signing, you press “Submit the application” in the Portal; the Portal then gives you a receipt with the number and the exact time.',
      `The Office answers an application, a corrected one too, within ${answer_days} days of receiving it. If the last day is not a working day, it answers on the next one that is.`,
      `If the application has to be corrected, the Office sends a call for correction that names the fields. You have ${correction_days} working days to submit the correction. An application may be corrected once; the time of the first submission does not change.`,
      'After the assessment the Office publishes the list of those accepted and the reserve list. The lists hold only numbers of applications.',
      `You may ask for a review once, within ${review_request_days} days of the result, on the page of the application in the Portal. A rejected application can neither be corrected nor replaced by a new one in the same call; a new one may be submitted in the next call.`,
      `Those accepted hand in their documents within ${documents_days} days. Otherwise the next person from the reserve list takes the place.`,
    ],
  };
}

function contract({ call }: StatuteFacts): LegalSection {
  return {
    title: '§ 6. The contract of participation',
    clauses: [
      'Support is given under a contract of participation. It is a civil-law contract, not an administrative decision.',
      `You have ${call.params.contract_sign_days} days to sign it from the day it is made available in the Portal. The Office signs second.`,
      'The contract names the child, the form and place of care, the period of support, the highest amount and the account for payments.',
    ],
  };
}

function care({ call, caps }: StatuteFacts): LegalSection {
  const { rate, months_max, entry_fee_once, meals, extra_classes, prorata, care_forms } = call.params;
  const withKindergarten = care_forms.includes('PRZEDSZKOLE');

  return {
    title: '§ 7. Forms of care and limits',
    clauses: [
      {
        text: `We pay back ${percent(rate, 'en')} of eligible costs, and no more than:`,
        points: caps.map(({ name, amount }) => `${name}: ${amount} a month`),
      },
      `Support for one child lasts at most ${count(months_max, 'month')}.`,
      {
        text: 'Eligible costs are:',
        points: [
          "the fee for the child's stay, or the nanny's pay with contributions,",
          ...(meals === 'yes' ? ['meals,'] : []),
          ...(entry_fee_once === 'yes' ? ['the entry fee, once,'] : []),
          ...(extra_classes === 'yes' ? ['extra classes,'] : []),
          'less discounts and other public money.',
        ],
      },
      ...(prorata === 'yes'
        ? ['For part of a month the limit is reduced in proportion to the days covered by the contract.']
        : []),
      `A nursery and a children’s club must be in the register of nurseries and clubs, a day carer in the list of day carers${withKindergarten ? ', a kindergarten in the register of schools' : ''}. A nanny works under an activation contract; a parent of the child cannot be the nanny.`,
    ],
  };
}

function settlement({ call }: StatuteFacts): LegalSection {
  const { request_deadline_day, request_correction_days, payment_days, min_attendance_days } = call.params;

  return {
    title: '§ 8. Monthly settlement',
    clauses: [
      `You account for the costs of a month in the Portal by day ${request_deadline_day} of the following month, with an accounting document and a proof of payment.`,
      `The cost of a month is eligible if the child was in care for at least ${count(min_attendance_days, 'day')}.`,
      `You have ${request_correction_days} working days to correct a settlement.`,
      `We pay within ${payment_days} days of the approval, provided that the project has the money on its account.`,
    ],
  };
}

function duties({ call }: StatuteFacts): LegalSection {
  const { return_to_work_max_days, employer_cert_every_months, exit_form_days } = call.params;

  return {
    title: '§ 9. Duties of the participant',
    clauses: [
      {
        text: 'The participant:',
        points: [
          `returns to work or starts working within ${return_to_work_max_days} days of the end of the call and works for the whole time of support,`,
          `confirms employment with a certificate every ${count(employer_cert_every_months, 'month')},`,
          'reports a change of data, work, place of care or account within 7 days,',
          `tells about their situation within ${exit_form_days} days of the end of participation,`,
          'gives true data and keeps the documents for 5 years.',
        ],
      },
    ],
  };
}

function changes(): LegalSection {
  return {
    title: '§ 10. Suspension, resignation, termination',
    clauses: [
      'Support may be suspended, in particular because of a long sick leave or another maternity leave.',
      'You may resign at any time by a declaration. Before the contract is made a resignation has no financial consequences.',
      'The contract may be terminated with 14 days’ notice. The Office may end it at once if the participant gave untrue data, does not meet the duties of § 9 or does not submit to a control.',
    ],
  };
}

function control(): LegalSection {
  return {
    title: '§ 11. Control and recovery',
    clauses: [
      'The participant lets the Office and authorised bodies check the documents and the place of care.',
      'Money paid against the contract is returned with interest as for tax arrears, counted from the day of payment.',
      'Anybody may tell us about irregularities in the project. The address is in the footer of the Portal.',
    ],
  };
}

function signatures(): LegalSection {
  return {
    title: '§ 12. Electronic signature and delivery',
    clauses: [
      'You sign the application in the Portal with your password and a one-time code sent to your e-mail address. The parties accept this as documentary form. The Office adds its electronic seal to the signed document.',
      'You sign the contract and annexes with a trusted, personal or qualified signature, or on paper at the Office.',
      'Letters are delivered in the Portal and each is announced by e-mail. A letter is delivered when you open it. Those who do not want this get letters by e-Delivery or by post.',
      'Passwords and codes are given to nobody. The Office never asks for them.',
    ],
  };
}

function rights({ office }: StatuteFacts): LegalSection {
  return {
    title: '§ 13. Personal data, accessibility, equal opportunities',
    clauses: [
      'Personal data is processed under the GDPR, as the information clause and the privacy policy in the Portal say.',
      'We prepare the Portal and its documents so that people with disabilities can use them. The accessibility statement says how far and how to report barriers.',
      `Support is given regardless of sex, age, disability, origin, religion, belief and orientation. A complaint about a breach of the Charter of Fundamental Rights or the Convention on the Rights of Persons with Disabilities may be sent to ${office.office_mail}.`,
    ],
  };
}

function final({ office }: StatuteFacts): LegalSection {
  return {
    title: '§ 14. Final provisions',
    clauses: [
      'The Office may change the rules when the law or the guidelines of the programme require it. A change does not worsen the situation of those who have applied, unless the law says so.',
      `In other matters the Civil Code applies. Disputes are settled by the court of the Office's seat: ${office.office_address}.`,
      {
        text: 'Annexes to the rules are the forms that the Portal makes available when they are needed:',
        points: [
          'recruitment form,',
          "employer's certificate,",
          'certificate of the employment office,',
          'certificate of the Social Insurance Institution,',
          'certificate of the care provider,',
          'information clause.',
        ],
      },
    ],
  };
}
