import { useBlogs } from '@cyberharbour/shared-api/blogs';
import { Note, Page, PageHead, Tools } from '@cyberharbour/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { Head } from '../head/head';
import { countInWords } from '../list/count-in-words';
import { GrowingList } from '../list/growing-list';
import { listTitle } from '../list/list-title';
import { TopicChips } from '../list/topic-chips';
import { topicOf } from '../list/topics';
import { SearchWords } from '../list/search-words';
import { useSearchWords } from '../list/use-search-words';
import { afterOf } from '../list/words-of';
import { BlogCard } from './blog-card';
import '../pages.css';

export function Component() {
  const words = useSearchWords();
  const { q } = words;
  const [search] = useSearchParams();
  const topic = topicOf(search);
  const list = useBlogs({ topic, q, after: afterOf(search) });
  return (
    <Page className="pub-page">
      <Head
        title={listTitle(topic === undefined ? 'Blog' : `Blog about ${topic.toLowerCase()}`, q)}
        description="What happened to people like you online, what they did next, and what they would do sooner: blogs by members of CyberHarbour."
      />
      <PageHead
        title="Blog"
        lede="Things that happened to people like you, what they did next, and what they would do sooner."
      />
      <Tools>
        <SearchWords
          label="Search blogs"
          placeholder="Try “invoice” or “backup”"
          words={words}
          busy={list.isPlaceholderData}
        />
        <TopicChips path="/blog" narrow={words.narrow} />
        <Note className="pub-count" role="status">
          {countInWords(list, 'blog', 'blogs')}
        </Note>
      </Tools>
      <GrowingList
        label="Latest blogs"
        list={list}
        empty={
          q === undefined
            ? `There are no blogs ${topic === undefined ? 'yet' : 'about this yet'}.`
            : `No blog matches “${q}”. Try another word.`
        }
        failed="The blogs could not be fetched just now."
        card={(blog, first) => <BlogCard key={blog._id} blog={blog} first={first} />}
      />
    </Page>
  );
}
