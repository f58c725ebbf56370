import type { ResourceCategory } from '@cyberharbour/shared-api/contract';
import { FilterChips, Flag, Page, PageHead, Tools } from '@cyberharbour/shared-ui';
import { useNavigate, useParams } from 'react-router-dom';
import { Head } from '../head/head';
import { listTitle } from '../list/list-title';
import { narrowedHref } from '../list/narrow-address';
import { SearchWords } from '../list/search-words';
import { useSearchWords } from '../list/use-search-words';
import { ResourceList } from './resource-list';
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
  const words = useSearchWords();
  const { q } = words;
  const addressOf = (choice: ResourceCategory | typeof all) =>
    narrowedHref(choice === all ? '/resources' : `/resources/${topics[choice].slug}`, new URLSearchParams(), 'q', q);
  const choose = (choice: ResourceCategory | typeof all) => void navigate(addressOf(choice), { state: { stay: true } });
  return (
    <Page className="pub-page">
      <Head
        title={listTitle(category === undefined ? 'Resource library' : `Guides: ${category}`, q)}
        description={`Short, plain guides about ${category === undefined ? 'staying safe online' : category.toLowerCase()}, kept up to date by the Australian bodies that wrote them.`}
      />
      <PageHead title="Resource library" lede="Guides you can finish over a cuppa. Each one opens in a new tab." />
      <Tools>
        <SearchWords label="Search resources" placeholder="Try “invoice” or “two-step”" words={words} />
        <FilterChips
          label="Category"
          labelHidden
          options={options}
          value={category ?? all}
          onChange={choose}
          hrefOf={addressOf}
        />
      </Tools>
      <ResourceList category={category} q={q} />
    </Page>
  );
}
