import { useCampaigns } from '@cyberharbour/shared-api/campaigns';
import { FilterChips, Note, Page, PageHead, Tools } from '@cyberharbour/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { Head } from '../head/head';
import { countInWords } from '../list/count-in-words';
import { GrowingList } from '../list/growing-list';
import { listTitle } from '../list/list-title';
import { narrowedHref } from '../list/narrow-address';
import { TopicChips } from '../list/topic-chips';
import { topicOf } from '../list/topics';
import { SearchWords } from '../list/search-words';
import { useSearchWords } from '../list/use-search-words';
import { afterOf } from '../list/words-of';
import { CampaignCard } from './campaign-card';
import { UnderWay } from './under-way';
import { filters, filterOf, titles, typeOf, type Choice } from './filters';
import '../pages.css';

export function Component() {
  const words = useSearchWords();
  const { q } = words;
  const [search] = useSearchParams();
  const choice = filterOf(search.get('type'));
  const topic = topicOf(search);
  const list = useCampaigns({ type: typeOf(choice), topic, q, after: afterOf(search) });
  const choose = (next: Choice) => words.narrow('type', typeOf(next));
  return (
    <Page className="pub-page">
      <Head
        title={listTitle(topic === undefined ? titles[choice] : `${titles[choice]} about ${topic.toLowerCase()}`, q)}
        description="Cybersecurity campaigns by Australian businesses and neighbours: pick one, do the small thing it asks, tell one other person."
      />
      <PageHead title="Campaigns" lede="Pick one, do the small thing it asks, tell one other person." />
      <Tools>
        <SearchWords
          label="Search campaigns"
          placeholder="Try “library” or “scam”"
          words={words}
          busy={list.isPlaceholderData}
        />
        <FilterChips
          label="Show"
          options={filters}
          value={choice}
          onChange={choose}
          hrefOf={(next) => narrowedHref('/campaigns', search, 'type', typeOf(next))}
        />
        <TopicChips path="/campaigns" narrow={words.narrow} />
        <Note className="pub-count" role="status">
          {countInWords(list, 'campaign', 'campaigns')}
          <UnderWay list={list} />
        </Note>
      </Tools>
      <GrowingList
        label="Campaign list"
        list={list}
        empty={
          q === undefined
            ? 'There are no campaigns here yet.'
            : `No campaign here matches “${q}”. Try another word, or All Campaigns.`
        }
        failed="The campaigns could not be fetched just now."
        card={(campaign, first) => <CampaignCard key={campaign._id} campaign={campaign} first={first} />}
      />
    </Page>
  );
}
