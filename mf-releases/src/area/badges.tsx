import type { ReleaseStep } from '@cyberharbour/shared-api/contract';
import { Badge } from '@cyberharbour/shared-ui';

/** How a unit stands, beside what is live of it. */
export const Badges = ({ live: { trial, pinned, disabled } }: { live: ReleaseStep }) => (
  <span className="rel-badges">
    {disabled ? <Badge status="archived">Disabled</Badge> : <Badge status="active">Live</Badge>}
    {trial ? <Badge status="pending">{`Trial ${trial.percent} %`}</Badge> : null}
    {pinned ? <Badge status="expired">Pinned</Badge> : null}
  </span>
);
