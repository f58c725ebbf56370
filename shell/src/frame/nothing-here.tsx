import { BackLink, Page, PageHead } from '@cyberharbour/shared-ui';
import { useLocation } from 'react-router-dom';
import { outcomeOf } from '../remotes/outcome';
import { AreaCard, NotForYou } from './cards';
import { useRetry } from './use-retry';

/** In place of a screen that is not there: says which of the three reasons it is. */
export function NothingHere() {
  const retry = useRetry();
  const outcome = outcomeOf(useLocation().pathname);
  if (outcome === 'failed') return <AreaCard {...retry} />;
  if (outcome === 'refused') return <NotForYou />;
  return (
    <Page>
      <title>Page not found · CyberHarbour</title>
      <PageHead
        title="There is no page here"
        lede="The address may be mistyped, or the page may have been taken down."
      />
      <BackLink href="/">← Back to the home page</BackLink>
    </Page>
  );
}
