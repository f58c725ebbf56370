import type { ResourceCategory } from '@cyberharbour/shared-api/contract';
import type { MemberKey } from './demo-members.ts';

export interface DemoBlog {
  /**
   * Fixed, so that the samples on the home page can lead here; in time order among themselves, as lists are sorted by
   * id.
   */
  id: string;
  title: string;
  topic?: ResourceCategory;
  by: MemberKey;
  daysAgo: number;
  /** Paragraphs, a line each. */
  content: string;
}

const paragraphs = (...lines: string[]) => lines.join('\n\n');

export const demoBlogs: readonly DemoBlog[] = [
  {
    id: '019c87cb-b400-752e-bca9-6513269e0d37',
    title: 'The invoice that was almost right',
    topic: 'Phishing',
    by: 'mei',
    daysAgo: 7,
    content: paragraphs(
      'On a Thursday in September our flour supplier emailed to say their bank details had changed. The logo was right. The sign-off was right. The invoice number was the next one in the row.',
      'We were busy. It was the week before the long weekend and the ovens had been going since two. I had the payment half typed when my offsider asked why the email said “grainery” and not “granary”.',
      'That was it. One letter. Somebody had been reading our supplier’s mail for weeks, waiting for a big order, and had bought a name that looked the same at a glance.',
      'We rang the supplier on the number printed on the flour bag. They had no idea. They had eleven other customers, and four had already paid.',
      'Now we have one rule and no exceptions: when bank details change, someone rings, on a number we had before the email came. It takes two minutes. Nobody has ever been offended by it.',
      'If you have already paid, ring your bank straight away and ask them to recall the money. Then report it at cyber.gov.au, and tell the supplier, because you are not the only one who got that email.',
    ),
  },
  {
    id: '019c6e0b-e800-7a6a-8317-d23f128b2f33',
    title: 'Three words beat one clever password',
    topic: 'Passwords',
    by: 'tom',
    daysAgo: 12,
    content: paragraphs(
      'My first business password was the dog’s name and the year I started. It lasted eleven years and got into at least three other people’s hands.',
      'What changed it was my daughter, who asked me for three words I would not forget. Ladder, custard, Ulladulla. Nobody is guessing that, and I can type it with cold fingers at six in the morning.',
      'Long and ordinary is stronger than short and strange. A machine that guesses passwords gets through every eight-character one before lunch. Three or four unrelated words take it longer than anybody has.',
      'Then she put a password manager on my phone and told me to stop knowing my passwords at all. I know two now: the one for the phone and the one for the manager. The other sixty it makes up by itself.',
      'Start with the account that opens all the others, your email. Change that one tonight, turn on two-step login while you are in there, and do one more each time you are asked to log in somewhere. By Christmas you are done.',
    ),
  },
  {
    id: '019c49ff-6400-7892-8606-95315d9dc9f8',
    title: 'When “the bank” rings your mum',
    topic: 'Social Engineering',
    by: 'leila',
    daysAgo: 19,
    content: paragraphs(
      'The man on the phone knew Mum’s name and her branch. He was kind. He said someone was emptying her account right now, and that she should move her savings to a safe one that he had opened for her.',
      'She is nobody’s fool. She ran a school canteen for thirty years. But he gave her a rush, a secret and a helper, all at once, and that is how it works on anyone. The number on her screen even said it was the bank.',
      'What stopped it was a smoke alarm. She put the phone down to wave a tea towel at it, and in that half minute she thought: why can I not tell the girls?',
      'We wrote a one-line rule that evening and stuck it on the fridge: “I never talk about money on a call I did not start.” She says it out loud, hangs up, and rings the number on the back of her card.',
      'Numbers on a screen can be faked. Voices can be copied now as well. A bank will never ask you to move money to keep it safe, to read out a code, or to keep a call secret from your family.',
      'Say the sentence to your own mum this week, and let her choose the words. If something did get through, ring the bank first and IDCARE second. There is no shame in it, only a queue of people who can help.',
    ),
  },
  {
    id: '019c2b19-3c00-70ed-ba38-36f681e74ef5',
    title: 'Our till froze on a Saturday',
    topic: 'Malware',
    by: 'jack',
    daysAgo: 25,
    content: paragraphs(
      'It was ten past ten, six people in the line, and the till said our files had been locked and we had three days to pay. I thought it was an ad. Then the office computer said it as well.',
      'The first thing I did right was by accident: I pulled the network cable out of everything, because I wanted it to stop. That kept it off the machine where we do the wages.',
      'The first thing I did wrong was to turn the till off and on four times. Leave it on, leave it unplugged from the network, take a photo of the screen, and ring someone. The Australian Cyber Security Hotline is 1300 292 371, day and night.',
      'We got going again because of a habit I used to laugh at. Every Friday Deb copied the books on to a drive and took the drive home in her handbag. We lost one day of sales records, and no customers.',
      'It had come in through a remote access program that somebody set up years ago for a repair and never took off. Nobody remembered the password. Somebody else found it.',
      'So now we have ten minutes on a Friday. Copy the books, unplug the drive, check that one file on it really opens, and look down the list of programs for anything we cannot name. Backups are dull until the day they are not.',
    ),
  },
  {
    id: '019c070c-b800-7099-8580-6b0d6f03675a',
    title: 'Club emails: who still has the keys?',
    topic: 'Passwords',
    by: 'ros',
    daysAgo: 32,
    content: paragraphs(
      'Our netball club has had nine treasurers since 2011. When I asked who could still get into the club’s email, the answer was seven of them, and one person’s ex-husband.',
      'Nobody did anything wrong. Clubs run on kindness and on one password written inside the canteen cupboard. But that inbox can reset the bank login, the website and the registration page with every child’s birthday in it.',
      'So we did a handover properly, over one cup of tea. First a list: email, bank, website, social pages, the shared drive, the card reader. Beside each one, who holds it now and who held it before.',
      'Then we changed each password, gave every person a login of their own where the service allows it, and turned on two-step login with two phones, not one. If a phone goes in the river, the other still works.',
      'The old treasurers got a thank-you card and a line in the minutes that their access has ended. It sounds stiff. They were relieved. It meant that nobody would ever ring and ask them.',
      'Put the list in the minutes of your next annual meeting and do it again every year. Sheds, P&Cs, choirs, it fits them all.',
    ),
  },
  {
    id: '019bddd9-d800-711e-8f67-8d111738f7d9',
    title: 'Quiet ways to secure a home office',
    by: 'samir',
    daysAgo: 40,
    content: paragraphs(
      'Router, laptop, phone, printer. Four small jobs for a wet Sunday that close most of the doors left open at home. None of them needs buying anything.',
      'The router first. Log in with the address and password on its sticker, change that password, and press the update button. If it has had no update for two years, ask your provider for a newer one; many send it for nothing.',
      'The laptop next. Turn on automatic updates and disk encryption, and make yourself an ordinary account for every day. Keep the administrator account for installing things. Most nasty programs only get as far as the account that ran them.',
      'Then the phone. Six digits or more on the lock, no messages shown on the locked screen, and “find my phone” switched on. It is the key to your two-step logins, so treat it like a key.',
      'The printer is the one everyone forgets. It is a computer with a memory of everything you scanned. Change its password, update it, and turn off printing from the internet unless you really use it.',
      'Last, give guests and the television a network of their own; nearly every router has one called “guest”. Then put the kettle on. You have done more than most small companies.',
    ),
  },
];
