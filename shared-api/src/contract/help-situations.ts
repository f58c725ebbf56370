/** Whom the situations below send people to. */
export type HelpContact = 'bank' | 'hotline' | 'idcare' | 'reportCyber';

/** Something that has just happened to somebody. The help page shows it, and the search finds it. */
export interface HelpSituation {
  /** The fragment of its address. */
  id: string;
  /** What happened, as somebody would say it. */
  title: string;
  /** The first three things to do, in this order. */
  steps: readonly [Step, Step, Step];
  /** Whom to ring or tell, the most urgent first. */
  calls: readonly HelpContact[];
}

interface Step {
  title: string;
  text: string;
}

export const helpSituations: readonly HelpSituation[] = [
  {
    id: 'money',
    title: 'Money has gone',
    calls: ['bank', 'reportCyber'],
    steps: [
      {
        title: 'Ring your bank now',
        text: 'Use the number on the back of your card and ask for the fraud team. The sooner they know, the more they can hold back.',
      },
      {
        title: 'Pay nothing more',
        text: 'Stop answering whoever it was. Somebody who offers to get your money back for a fee is the next scam.',
      },
      {
        title: 'Save what you have',
        text: 'Messages, account numbers, receipts, times. Then report it; the bank and the police will ask for them.',
      },
    ],
  },
  {
    id: 'clicked',
    title: 'I clicked a link, or gave something away',
    calls: ['bank', 'hotline'],
    steps: [
      {
        title: 'Close the page',
        text: 'Type nothing more and install nothing. If something was installed, take the device off the internet.',
      },
      {
        title: 'Change the password that you typed',
        text: 'From another device, at the real address. Change it wherever else you use the same one.',
      },
      {
        title: 'Ring your bank if it was about a card or account',
        text: 'They can block the card before it is used. A code that you read out counts too.',
      },
    ],
  },
  {
    id: 'account',
    title: 'Somebody is in my account',
    calls: ['hotline', 'reportCyber'],
    steps: [
      {
        title: 'Change the password from another device',
        text: 'Email first: it opens all the others. If you cannot get in, use “Forgot password?” at the real address.',
      },
      {
        title: 'Log everybody out',
        text: 'Choose “log out everywhere”, turn on two-step login, and look for a phone number, address or forwarding rule that is not yours.',
      },
      {
        title: 'Warn the people you write to',
        text: 'Ring or tell them another way. Messages in your name may be asking them for money.',
      },
    ],
  },
  {
    id: 'device',
    title: 'My device is locked, or a stranger is on it',
    calls: ['hotline', 'bank'],
    steps: [
      {
        title: 'Take it off the internet',
        text: 'Switch off Wi-Fi and mobile data, or pull the cable. End the call if somebody is telling you what to do.',
      },
      {
        title: 'Do not pay, and do not ring the number on the screen',
        text: 'It belongs to whoever locked it. Ring the Hotline and ask what to do with the device next.',
      },
      {
        title: 'Change your passwords from another device',
        text: 'Email and bank first. Tell your bank if you were logged in while the stranger was there.',
      },
    ],
  },
  {
    id: 'identity',
    title: 'Somebody uses my name or documents',
    calls: ['idcare', 'reportCyber'],
    steps: [
      {
        title: 'Ring IDCARE',
        text: 'They are free, they have seen it before, and they make a plan with you.',
      },
      {
        title: 'Tell whoever issued the document',
        text: 'Licence, passport, Medicare card, tax file number: say that it has got out, and ask for a new number.',
      },
      {
        title: 'Ask for a ban on your credit report',
        text: 'It is free, and stops loans in your name. Ask one credit reporting body, and to pass it on to the others.',
      },
    ],
  },
];
