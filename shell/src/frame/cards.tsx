import { ContainedCard } from '@cyberharbour/shared-ui';

export interface AreaCardProps {
  busy?: boolean;
  onRetry: () => void;
}

/** One part of the site does not work; the rest of the page does. */
export const AreaCard = (props: AreaCardProps) => (
  <>
    <title>This part did not load · CyberHarbour</title>
    <h1 className="ui-hidden">This part did not load</h1>
    <ContainedCard role="status" {...props}>
      This part of CyberHarbour could not be shown. The rest of the site still works.
    </ContainedCard>
  </>
);

export const NotForYou = () => (
  <>
    <title>Administrators only · CyberHarbour</title>
    <h1 className="ui-hidden">Administrators only</h1>
    <ContainedCard>This area is for administrators. If you are one, log in with that account.</ContainedCard>
  </>
);
