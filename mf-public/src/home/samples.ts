import type { SignalLetter } from '@cyberharbour/shared-ui';
import type { PartnerName } from '@cyberharbour/shared-ui/art-partners';
import type { PortraitProps } from '@cyberharbour/shared-ui/art-portrait';
import type { Topic } from '@cyberharbour/shared-ui/art-cover';

/** What the home page shows: samples, not what the server holds. */
interface SampleCampaign {
  id: string;
  businessName: string;
  title: string;
  description: string;
  industry: string;
  cover: Topic;
}

export const campaigns: readonly SampleCampaign[] = [
  {
    id: 'pause',
    businessName: 'Harbourside Bakery',
    title: 'Pause before you pay',
    description: 'Ring the supplier on a number you already have before you change any bank details.',
    industry: 'Food and retail',
    cover: 'Business',
  },
  {
    id: 'tuesday',
    businessName: 'Mayfield Library',
    title: 'Two-step Tuesday',
    description: 'Bring your phone. We will turn on two-step login together, one account at a time, with tea.',
    industry: 'Libraries',
    cover: 'Passwords',
  },
  {
    id: 'seniors',
    businessName: 'Coast Seniors Club',
    title: 'Scam-safe seniors morning',
    description: 'Practise hanging up. Real call scripts, real laughs, and a card for beside the phone.',
    industry: 'Community',
    cover: 'Social Engineering',
  },
];

interface SampleTopic {
  title: string;
  slug: string;
  description: string;
  flag: SignalLetter;
  /** The flag's name and meaning in the International Code of Signals. */
  name: string;
  meaning: string;
}

export const topics: readonly SampleTopic[] = [
  {
    title: 'Phishing',
    slug: 'phishing',
    description: 'Fake messages that want a click, a code or a payment. Learn the five tells that give them away.',
    flag: 'U',
    name: 'Uniform',
    meaning: 'You are running into danger',
  },
  {
    title: 'Passwords',
    slug: 'passwords',
    description: 'A weak password holds nothing. Make a few long ones, let a manager keep the rest, add a second step.',
    flag: 'Y',
    name: 'Yankee',
    meaning: 'My anchor is dragging',
  },
  {
    title: 'Social engineering',
    slug: 'social-engineering',
    description: 'When someone rushes you, stop. How charm, fear and favours are used, and what to say instead.',
    flag: 'X',
    name: 'X-ray',
    meaning: 'Stop and watch for my signals',
  },
];

interface SampleBlog {
  id: string;
  title: string;
  excerpt: string;
  author: string;
  readTime: string;
  cover: Topic;
}

/** The ids are those of the demo blogs, so that the cards lead somewhere, and so are the reading times. */
export const blogs: readonly SampleBlog[] = [
  {
    id: '019c87cb-b400-752e-bca9-6513269e0d37',
    title: 'The invoice that was almost right',
    excerpt:
      'One letter was wrong in the email address. Here is how our bakery caught it, and the phone call we now make every time…',
    author: 'Mei Castellano',
    readTime: '1 min read',
    cover: 'Phishing',
  },
  {
    id: '019c6e0b-e800-7a6a-8317-d23f128b2f33',
    title: 'Three words beat one clever password',
    excerpt:
      'Long and ordinary is stronger than short and strange. Pick three words, add a password manager, and stop resetting logins…',
    author: 'Tom Okafor',
    readTime: '1 min read',
    cover: 'Passwords',
  },
  {
    id: '019c49ff-6400-7892-8606-95315d9dc9f8',
    title: 'When “the bank” rings your mum',
    excerpt:
      'A calm voice, a real-looking number and a rush. We wrote a one-line family rule for calls like this and stuck it on the fridge…',
    author: 'Leila Haddad',
    readTime: '1 min read',
    cover: 'Social Engineering',
  },
  {
    id: '019c2b19-3c00-70ed-ba38-36f681e74ef5',
    title: 'Our till froze on a Saturday',
    excerpt:
      'Backups are dull until the day they are not. What worked, what did not, and the ten-minute Friday habit we have kept since…',
    author: 'Jack Brennan',
    readTime: '1 min read',
    cover: 'Malware',
  },
];

interface Testimonial {
  quote: string;
  name: string;
  business: string;
  industry: string;
  portrait: Pick<PortraitProps, 'skin' | 'head' | 'top' | 'ground' | 'wears' | 'apron'>;
}

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'We nearly paid $8,400 to a stranger. Now two of us check every change of bank details, and nobody feels silly for asking.',
    name: 'Mei Castellano',
    business: 'Harbourside Bakery, Carrington',
    industry: 'Food and retail',
    portrait: { skin: 'skin-1', head: 'wood-2', top: 'red', wears: 'bun', apron: true },
  },
  {
    quote: 'Our members are mostly over seventy. They run the scam morning themselves now.',
    name: 'Leila Haddad',
    business: 'Coast Seniors Club',
    industry: 'Community',
    portrait: { skin: 'skin-2', head: 'sea-3', top: 'gum', wears: 'scarf', ground: 'sky-3' },
  },
  {
    quote: 'I printed the checklist and stuck it above the till. Done by smoko.',
    name: 'Tom Okafor',
    business: 'Okafor Plumbing',
    industry: 'Trades',
    portrait: { skin: 'skin-3', head: 'ink', top: 'yellow', wears: 'beard', ground: 'sky-2' },
  },
];

export const partners: readonly { mark: PartnerName; name: string }[] = [
  { mark: 'circle', name: 'Hunter Small Business Circle' },
  { mark: 'saltbush', name: 'Saltbush Credit Union' },
  { mark: 'libraries', name: 'Coastwide Libraries' },
  { mark: 'tafe', name: 'Tidewater TAFE' },
  { mark: 'seniors', name: 'Seniors Online Network' },
  { mark: 'legal', name: 'Banksia Legal Centre' },
];

export const steps: readonly { title: string; text: string }[] = [
  { title: 'Create account', text: 'Your name, your email and a code we send you. Two minutes.' },
  { title: 'Design campaign', text: 'Say what you want people to do, and by when. Add a picture of your own.' },
  { title: 'Share with community', text: 'Post the link, print the poster, read it out at the meeting.' },
  { title: 'Track engagement', text: 'See what became of it on your dashboard, and what to do next.' },
];
