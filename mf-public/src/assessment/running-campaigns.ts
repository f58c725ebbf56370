import type { Campaign } from '@cyberharbour/shared-api/contract';
import type { AreaId } from './question';

/** Words by which a campaign is about an area. */
const about: Record<AreaId, RegExp> = {
  'two-step': /two.step|second step|passkey|multi.factor/i,
  updates: /\bupdat/i,
  passwords: /\bpass(?:word|phrase)s?\b/i,
  backups: /\bback.?ups?\b/i,
  money: /\binvoices?\b|\bbank|\bpay/i,
  people: /\bscams?\b|\bphish/i,
};

const textOf = ({ title, description }: Campaign) => `${title} ${description}`;

/** A campaign under way that is about the area, the newest first; a title says more than a description. */
export function campaignFor(area: AreaId, campaigns: readonly Campaign[], now: number): Campaign | undefined {
  const running = campaigns.filter(
    ({ status, startTime, endTime }) =>
      status === 'active' && Date.parse(startTime) <= now && Date.parse(endTime) >= now,
  );
  return running.find(({ title }) => about[area].test(title)) ?? running.find((each) => about[area].test(textOf(each)));
}
