import { BackLink, ContainedCard, Link, Page, PageHead } from '@cyberharbour/shared-ui';
import { useLocation } from 'react-router-dom';
import { ScreenFailureMark } from './screen-failure-mark';
import { BecalmedDrawing, WaysOn } from './ways-on';

export interface AreaCardProps {
  busy?: boolean;
  onRetry: () => void;
}

/** Takes the place of an area whose remote failed; the rest of the page works. */
export const AreaCard = (props: AreaCardProps) => (
  <>
    <title>This part did not load · CyberHarbour</title>
    <ScreenFailureMark failure="failed" />
    <h1 className="ui-hidden">This part did not load</h1>
    <ContainedCard role="status" {...props}>
      This part of CyberHarbour could not be shown. The rest of the site still works.
    </ContainedCard>
  </>
);

export function ForbiddenCard() {
  const { pathname, search } = useLocation();
  return (
    <Page>
      <title>Administrators only · CyberHarbour</title>
      <ScreenFailureMark failure="forbidden" />
      <BecalmedDrawing />
      <PageHead
        title="Administrators only"
        lede={
          <>
            This area is for administrators. If you are one,{' '}
            <Link href={`/login?from=${encodeURIComponent(pathname + search)}`}>log in with that account</Link>.
          </>
        }
      />
      <WaysOn />
      <BackLink href="/">← Back to the home page</BackLink>
    </Page>
  );
}

export const NotFoundPage = () => (
  <Page>
    <title>Page not found · CyberHarbour</title>
    <ScreenFailureMark failure="not-found" />
    <BecalmedDrawing />
    <PageHead title="There is no page here" lede="The address may be mistyped, or the page may have been taken down." />
    <WaysOn />
    <BackLink href="/">← Back to the home page</BackLink>
  </Page>
);
