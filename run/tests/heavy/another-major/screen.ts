/** A screen that shows what it gets of its host, and can break. */
export const noticesScreen = `import { useTitle } from '@cyberharbour/platform/apart';
import { useSession } from '@cyberharbour/shared-api';
import { Button, Link, Page, PageHead } from '@cyberharbour/shared-ui';
import { useState, version } from 'react';
import { useSearchParams } from 'react-router-dom';

export function Component() {
  const { status, user } = useSession();
  const [search, setSearch] = useSearchParams();
  const [isBroken, setBroken] = useState(false);
  useTitle('Notices for ' + (user?.name ?? 'everybody'));
  if (isBroken) throw new Error('no berth');
  return (
    <Page>
      <PageHead title="Notices" lede={'Drawn by React ' + version} />
      <p className="who">{status + ' ' + (user?.name ?? '')}</p>
      <p className="berth">{'Berth ' + (search.get('berth') ?? 'none')}</p>
      <Button onClick={() => setSearch({ berth: '4' })}>To berth 4</Button>
      <Button onClick={() => setBroken(true)}>Break</Button>
      <Link href="/blog">What is written of it</Link>
    </Page>
  );
}
`;
