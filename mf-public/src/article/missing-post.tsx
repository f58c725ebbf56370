import { Button, PageHead, SearchBox } from '@cyberharbour/shared-ui';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Becalmed } from '../list/becalmed';
import { mostWords } from '../list/words-of';
import '../nearby/nearby.css';
import { NewestBlogs, NewestCampaigns } from './newest';

const kinds = {
  blog: { path: '/blog', label: 'Search the blogs', Newest: NewestBlogs },
  guide: { path: '/resources', label: 'Search resources', Newest: () => null },
  campaign: { path: '/campaigns', label: 'Search campaigns', Newest: NewestCampaigns },
} as const;

interface MissingPostProps {
  title: string;
  name: keyof typeof kinds;
}

/** An address that no post has, or has no longer: the words, a search, and others of its kind. */
export function MissingPost({ title, name }: MissingPostProps) {
  const { path, label, Newest } = kinds[name];
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    const query = new URLSearchParams({ q: typeof words === 'string' ? words : '' });
    void navigate(`${path}?${query.toString()}`);
  };
  return (
    <>
      <Becalmed />
      <PageHead title={title} lede="It may have been taken down, or the address may be mistyped." />
      <form method="get" action={path} role="search" className="ui-inline pub-missing" onSubmit={search}>
        <SearchBox label={label} name="q" required maxLength={mostWords} />
        <Button type="submit">Search</Button>
      </form>
      <Newest />
    </>
  );
}
