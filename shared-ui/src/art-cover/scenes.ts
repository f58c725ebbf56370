import { business } from './business.ts';
import { community } from './community.ts';
import { malware } from './malware.ts';
import { passwords } from './passwords.ts';
import { phishing } from './phishing.ts';
import type { Scene } from './scene.ts';
import { socialEngineering } from './social-engineering.ts';

export type Topic = 'Phishing' | 'Passwords' | 'Social Engineering' | 'Malware' | 'Business' | 'Community';

/** What each topic may show; the title decides. */
export const scenes: Record<Topic, readonly ((random: () => number) => Scene)[]> = {
  Phishing: phishing,
  Passwords: passwords,
  'Social Engineering': socialEngineering,
  Malware: malware,
  Business: business,
  Community: community,
};
