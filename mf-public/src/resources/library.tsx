import { resourceLanguages, topicSlug, type ResourceCategory } from '@cyberharbour/shared-api/contract';
import { FilterChips, Flag, Page, PageHead, Tools } from '@cyberharbour/shared-ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLibraryLanguages } from '../api/library-languages';
import { Head } from '../head/head';
import { listTitle } from '../list/list-title';
import { narrowedHref } from '../list/narrow-address';
import { SearchWords } from '../list/search-words';
import { useSearchWords } from '../list/use-search-words';
import { anybody, anyLanguage, anyLevel, audienceChoices, languageChoices, levelChoices, readFilter } from './filter';
import { ResourceList } from './resource-list';
import { categories, flags } from './topics';

const all = 'All';
type Choice = ResourceCategory | typeof all;
const options = [
  { value: all, label: 'All' },
  ...categories.map((category) => ({
    value: category,
    label: (
      <>
        <Flag letter={flags[category]} /> {category}
      </>
    ),
  })),
] as const satisfies readonly { value: Choice; label: unknown }[];

const pathOf = (choice: Choice) => (choice === all ? '/resources' : `/resources/${topicSlug(choice)}`);

/** The library, narrowed as its address says. */
export function Library({ slug }: { slug: string | undefined }) {
  const navigate = useNavigate();
  const words = useSearchWords();
  const [search] = useSearchParams();
  const { q } = words;
  const filter = readFilter(slug, search);
  const { category, audience, level, language } = filter;
  const { data: stored = [] } = useLibraryLanguages();
  // What is chosen can be taken back, whatever there is.
  const languages = resourceLanguages.filter((each) => stored.includes(each) || each === language);
  const here = pathOf(category ?? all);
  const addressOf = (choice: Choice) => narrowedHref(pathOf(choice), search, 'q', q);
  const unless = <Value extends string>(none: Value, value: Value) => (value === none ? undefined : value);
  return (
    <Page className="pub-page">
      <Head
        title={listTitle(category === undefined ? 'Resource library' : `Guides: ${category}`, q)}
        description={`Short, plain guides about ${category === undefined ? 'staying safe online' : category.toLowerCase()}: by the Australian bodies whose work it is, and our own.`}
      />
      <PageHead
        title="Resource library"
        lede="Guides you can finish over a cuppa. Those of others open in a new tab."
      />
      <Tools>
        <SearchWords label="Search resources" placeholder="Try “invoice” or “two-step”" words={words} />
        <FilterChips
          label="Category"
          labelHidden
          options={options}
          value={category ?? all}
          onChange={(choice) => void navigate(addressOf(choice), { state: { stay: true } })}
          hrefOf={addressOf}
        />
        <FilterChips
          label="For"
          options={audienceChoices}
          value={audience ?? anybody}
          onChange={(choice) => words.narrow('for', unless(anybody, choice))}
          hrefOf={(choice) => narrowedHref(here, search, 'for', unless(anybody, choice))}
        />
        <FilterChips
          label="Level"
          options={levelChoices}
          value={level ?? anyLevel}
          onChange={(choice) => words.narrow('level', unless(anyLevel, choice))}
          hrefOf={(choice) => narrowedHref(here, search, 'level', unless(anyLevel, choice))}
        />
        {languages.length > 1 ? (
          <FilterChips
            label="Language"
            options={languageChoices(languages)}
            value={language ?? anyLanguage}
            onChange={(choice) => words.narrow('language', unless(anyLanguage, choice))}
            hrefOf={(choice) => narrowedHref(here, search, 'language', unless(anyLanguage, choice))}
          />
        ) : null}
      </Tools>
      <ResourceList filter={{ category, audience, level, language, q }} />
    </Page>
  );
}
