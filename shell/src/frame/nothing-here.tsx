import { BackLink, Page, PageHead } from '@cyberharbour/shared-ui';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { outcomeOf } from '../remotes/outcome';
import { AreaCard, NotForYou } from './cards';

/** In place of a screen that is not there: says which of the three reasons it is. */
export function NothingHere() {
  const location = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  const outcome = outcomeOf(location.pathname);
  if (outcome === 'failed') return <AreaCard busy={busy} onRetry={() => void navigate(location, { replace: true })} />;
  if (outcome === 'refused') return <NotForYou />;
  return (
    <Page>
      <title>Page not found · CyberHarbour</title>
      <PageHead title="There is no page here" lede="The address may be mistyped, or the page may have been taken down." />
      <BackLink href="/">← Back to the home page</BackLink>
    </Page>
  );
}
