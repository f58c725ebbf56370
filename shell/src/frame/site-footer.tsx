import { Brand, Footer, ThemeSwitch } from '@cyberharbour/shared-ui';
import { useTheme } from '../theme/use-theme';
import { useAccountLinks } from './account-links';
import { allPages } from './pages';

const Contact = () => (
  <>
    <a href="mailto:support@cyberharbour.example">support@cyberharbour.example</a>
    <br />
    Newcastle, New South Wales
    <br />
    ABN 51 824 753 556
  </>
);

export function SiteFooter() {
  const [theme, setTheme] = useTheme();
  const account = useAccountLinks();
  return (
    <Footer
      about={
        <>
          <Brand href="/">CyberHarbour</Brand>
          <p>
            Plain, practical help to stay safe online, written by and for Australian households, small businesses and
            community groups.
          </p>
        </>
      }
      pages={[...allPages, ...account]}
      contact={<Contact />}
      base="We will never email you a link to log in, or ask for your code by phone. In danger right now? Call 000."
      end={<ThemeSwitch value={theme} onChange={setTheme} />}
    />
  );
}
