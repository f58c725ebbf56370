import { useResources } from '@cyberharbour/shared-api';
import type { ResourceCategory } from '@cyberharbour/shared-api/contract';
import { EmptyState, FilterChips, Flag, Loading, Notice, Page, PageHead, SearchBox, Tools } from '@cyberharbour/shared-ui';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ResourceCard } from './resource-card';
import { categories, categoryOf, topics } from './topics';
import './resources.css';
import '../pages.css';

const all = 'All';
const options = [
  { value: all, label: 'All' },
  ...categories.map((category) => ({
    value: category,
    label: (
      <>
        <Flag letter={topics[category].flag} /> {category}
      </>
    ),
  })),
] as const satisfies readonly { value: ResourceCategory | typeof all; label: unknown }[];

export function Component() {
  const category = categoryOf(useParams()['slug']);
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const { resources, fallback, isPending } = useResources({ category, q: q || undefined });
  const choose = (choice: ResourceCategory | typeof all) => void navigate(choice === all ? '/resources' : `/resources/${topics[choice].slug}`, { replace: true });
  return (
    <Page className="pub-page">
      <title>{`${category ?? 'Resource library'} · CyberHarbour`}</title>
      <PageHead title="Resource library" lede="Guides you can finish over a cuppa. Each one opens in a new tab." />
      <Tools>
        <SearchBox label="Search resources" placeholder="Try “invoice” or “two-step”" value={words} onChange={(event) => setWords(event.target.value)} />
        <FilterChips label="Category" labelHidden options={options} value={category ?? all} onChange={choose} />
      </Tools>
      {fallback ? (
        <Notice>
          <p>We could not reach the whole library. These three are always here.</p>
        </Notice>
      ) : null}
      {isPending ? <Loading lines={6}>Loading...</Loading> : null}
      {!isPending && resources.length === 0 ? <EmptyState>Nothing in the library matches. Try another word, or All.</EmptyState> : null}
      <div className="pub-shelf">
        {resources.map((resource) => (
          <ResourceCard key={resource.id} resource={resource} />
        ))}
      </div>
    </Page>
  );
}
