/** When the numbers and addresses below were last compared with what their sources publish. */
export const checkedAt = '2026-11-22T00:00:00.000Z';

export interface Contact {
  name: string;
  when: string;
  /** As people read it. */
  said: string;
  /** Empty where everybody has another one. */
  href: string;
  /** Who publishes it. */
  source: string;
}

/** Everybody who helps, in one place: the assessment, its plan and the help page read it here. */
export const contacts = {
  emergency: {
    name: 'Emergency',
    when: 'Somebody is in danger. Ask for the police.',
    said: '000',
    href: 'tel:000',
    source: 'triplezero.gov.au',
  },
  bank: {
    name: 'Your bank',
    when: 'Money or card details have gone. Ask for the fraud team.',
    said: 'the number on the back of your card',
    href: '',
    source: '',
  },
  hotline: {
    name: 'Australian Cyber Security Hotline',
    when: 'Somebody is in your account or computer. Day and night.',
    said: '1300 CYBER1 (1300 292 371)',
    href: 'tel:1300292371',
    source: 'cyber.gov.au',
  },
  idcare: {
    name: 'IDCARE',
    when: 'A licence, passport or tax file number has got out.',
    said: '1800 595 160',
    href: 'tel:1800595160',
    source: 'idcare.org',
  },
  reportCyber: {
    name: 'ReportCyber',
    when: 'To report a cybercrime, so that the police hear of it.',
    said: 'cyber.gov.au/report',
    href: 'https://www.cyber.gov.au/report',
    source: 'cyber.gov.au',
  },
  scamwatch: {
    name: 'Scamwatch',
    when: 'To report a scam, so that others are warned.',
    said: 'scamwatch.gov.au',
    href: 'https://www.scamwatch.gov.au',
    source: 'scamwatch.gov.au',
  },
} as const satisfies Record<string, Contact>;

export type ContactId = keyof typeof contacts;
