/** What people type when it has happened to them, beside the words of the page: by the id of the situation. */
const words: Readonly<Record<string, string>> = {
  money: 'scam scammed scammer fraud stolen lost transfer payment card refund invoice gift cards bitcoin romance',
  clicked: 'phishing scam smishing fake text message sms email attachment download qr code opened',
  account: 'hacked hacker compromised taken over lockout login password email facebook instagram',
  device: 'ransomware malware virus infected hacked pop-up frozen computer phone laptop remote access tech support',
  identity: 'identity theft stolen data breach leaked passport licence medicare credit loan',
};

/** In trouble people type sentences: these words decide nothing. */
const small = 'a am an been got had has have i is it me my our someone the think was we';

export const helpWordsOf = (id: string): string => `${words[id] ?? ''} ${small}`;
