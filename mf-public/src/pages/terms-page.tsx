import { Page, PageHead } from '@cyberharbour/shared-ui';
import { Head } from '../head/head';
import '../article/article.css';
import '../pages.css';

const terms = [
  [
    'What this is',
    'CyberHarbour shares what its members have learned about staying safe online. It is guidance from people like you, not legal or professional advice.',
  ],
  [
    'Your account',
    'Use your own email address and keep your password to yourself. You can change your details at any time. We may close an account that is used to harm others.',
  ],
  [
    'What you post',
    'You keep what you write. By posting it you let us show it here. Leave out names, account numbers and anything that is not yours to share. A moderator reads every post first and may archive one later.',
  ],
  [
    'Pictures',
    'Send pictures that you took or may use. We make them smaller and take location data out before anybody sees them.',
  ],
  [
    'What we keep',
    'Your name, your email, your business details if you give them, and what you post. We do not sell any of it. You can delete your account under Security: you choose whether your posts stay, without your name, or go too, and have 14 days to change your mind. When we delete an account, its posts stay without a name.',
  ],
  [
    'Links to others',
    'Guides in the library belong to the organisations that wrote them. We check them, but we do not run them.',
  ],
] as const;

export const Component = () => (
  <Page className="pub-page">
    <Head description="The terms of CyberHarbour in plain words: your account, what you post, pictures, what we keep, and links to others." />
    <article className="pub-article">
      <PageHead title="Terms" lede="Short, because terms nobody reads protect nobody." />
      {terms.map(([title, text]) => (
        <section key={title} className="pub-terms">
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </article>
  </Page>
);
