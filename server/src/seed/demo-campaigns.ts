import type { ResourceCategory } from '@cyberharbour/shared-api/contract';
import type { MemberKey } from './demo-members.ts';

export interface DemoCampaign {
  title: string;
  topic?: ResourceCategory;
  by: MemberKey;
  daysAgo: number;
  startsInDays: number;
  endsInDays: number;
  /** Paragraphs, a line each. */
  description: string;
  /** One in a line, the address of its guide at the end of the line. */
  actions?: string;
  goal?: number;
}

const paragraphs = (...lines: string[]) => lines.join('\n\n');

export const demoCampaigns: readonly DemoCampaign[] = [
  {
    title: 'Pause before you pay',
    topic: 'Phishing',
    actions:
      'Ring the supplier on a number you already have before you pay a new account\nPut a card beside the screen where bills are paid\nTell your customers that your bank details never change by email',
    goal: 200,
    by: 'mei',
    daysAgo: 14,
    startsInDays: -10,
    endsInDays: 20,
    description: paragraphs(
      'Ring the supplier on a number you already have before you change any bank details. Join the businesses along the harbour who are doing it this month.',
      'Fake invoices work because they come at a busy moment and look like the last real one. They do not survive a phone call. So this campaign asks one thing of you: for one month, no new or changed account number is paid without a call.',
      'Print the card and put it beside the screen where bills are paid. It says: Who rang? Which number? What time? Three boxes to tick, and the invoice is ready to go.',
      'Tell your own customers as well. A line at the foot of your invoices, “We will never change our bank details by email”, protects them and you.',
      'At the end of the month, count the calls and count the surprises. We will put the numbers together here, without names, so that everyone can see what two minutes are worth.',
    ),
  },
  {
    title: 'Two-step Tuesday',
    topic: 'Passwords',
    actions:
      'Turn on two-step login for your mail https://www.cyber.gov.au/protect-yourself/securing-your-accounts/multi-factor-authentication\nTurn it on for your bank\nWrite down your recovery codes and keep them in a safe place',
    goal: 100,
    by: 'library',
    daysAgo: 17,
    startsInDays: -9,
    endsInDays: 26,
    description: paragraphs(
      'Bring your phone. We will turn on two-step login together, one account at a time, with tea.',
      'A second step means that a stolen password alone opens nothing. It takes about four minutes for each account, and nearly all of that is finding the right page in the settings. We have found them for you.',
      'We start with email, because it can reset everything else. Then the bank, then whatever holds your photos. You leave with a sheet of recovery codes in a sealed envelope and a good place at home to keep it.',
      'Every Tuesday at ten, in the reading room. No bookings, no jargon, no question too small. If you cannot come in, ring the desk and we will do it with you over the phone, but we will never ask you for a code.',
    ),
  },
  {
    title: 'Scam-safe seniors morning',
    topic: 'Social Engineering',
    actions: 'Practise the sentence: “I will ring you back on the number on my card.”\nStick the card beside the phone',
    goal: 40,
    by: 'seniors',
    daysAgo: 21,
    startsInDays: -6,
    endsInDays: 15,
    description: paragraphs(
      'Practise hanging up. Real call scripts, real laughs, and a card for beside the phone.',
      'Hanging up on a polite voice is a skill, and most of us were brought up not to. So we practise. One of us plays the bank, the grandchild in trouble or the man from the internet company, and you say the sentence and put the phone down.',
      'After morning tea we go through the calls and messages that members had this month: what gave them away, and what nearly worked. Bring yours. Nobody is laughed at, except the scripts.',
      'Everyone takes home a card with large print: the sentence, the number on the back of your own bank card, and Scamwatch. Bring your daughter or your neighbour if you like. The kettle goes on at half past nine.',
    ),
  },
  {
    title: 'Back up by Friday',
    topic: 'Malware',
    by: 'jack',
    daysAgo: 24,
    startsInDays: -20,
    endsInDays: 90,
    description: paragraphs(
      'One copy here, one copy away, one copy offline. A weekly nudge until it becomes a habit.',
      'We learned this one the hard way, on a Saturday, with six people in the line. What saved us was a drive in a handbag. A copy that is always plugged in gets locked together with everything else, so one of yours has to be unplugged.',
      'Here is the whole job. Choose what you could not open the doors without: the books, the customer list, the price file. Copy it to a drive every Friday, unplug the drive, and let it sleep somewhere else.',
      'Once a month, open one file from the copy. A backup that nobody ever opened is a hope, not a backup.',
      'Sign your shop up at the counter and we will put a bell on the Friday list: one message at three in the afternoon, for as long as you want it.',
    ),
  },
  {
    title: 'Street-by-street router check',
    by: 'priya',
    daysAgo: 28,
    startsInDays: -3,
    endsInDays: 60,
    description: paragraphs(
      'A neighbour with ten spare minutes and a printed checklist can update a whole street.',
      'The box that brings the internet into a house is a small computer that nobody looks at. Many still have the password from the factory and years of updates waiting. That is an open door, and it takes ten minutes to close.',
      'The checklist has four steps: find the sticker, log in, change the password, press update. You do your own first, then you knock next door and offer to sit beside them while they do theirs. You never type for them, and never take their password home.',
      'Post how many houses your street has done. When a whole street is finished it gets its flag on our map. Two streets in Mayfield East are neck and neck.',
    ),
  },
  {
    title: 'Know your sender',
    topic: 'Phishing',
    by: 'tafe',
    daysAgo: 66,
    startsInDays: -62,
    endsInDays: -21,
    description: paragraphs(
      'Students checked 1,900 emails and reported 312 fakes. Read what gave them away.',
      'For six weeks, four classes forwarded every message that made them pause to a shared inbox and wrote down why. We then looked at each one together. Here is what they found.',
      'The name is free to choose, the address is not. Two fakes in three had a well-known name in front of an address that had nothing to do with it. On a phone you have to tap the name to see it, so tap it.',
      'Nearly all of them hurried. “Within 24 hours” was the most common phrase of the whole collection. Real senders give you time, because they want you to get it right.',
      'The best ones had no spelling mistakes at all. Do not wait for bad grammar. Ask instead: did I expect this, and does it want a login, a payment or a file opened? If so, go to the site by yourself and look there.',
      'The campaign has ended, and the checklist is free to use in your own classroom, office or club.',
    ),
  },
];
