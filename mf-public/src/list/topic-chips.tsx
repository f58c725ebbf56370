import { FilterChips } from '@cyberharbour/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { narrowedHref } from './narrow-address';
import { topicOf, topicOptions, topicWord } from './topics';

interface TopicChipsProps {
  /** Path of the list. */
  path: string;
  narrow: (name: string, value: string | undefined) => void;
}

/** Narrows a list of posts to what is about one thing. */
export function TopicChips({ path, narrow }: TopicChipsProps) {
  const [search] = useSearchParams();
  return (
    <FilterChips
      label="Topic"
      options={topicOptions}
      value={topicOf(search) ?? 'all'}
      onChange={(next) => narrow('topic', topicWord(next))}
      hrefOf={(next) => narrowedHref(path, search, 'topic', topicWord(next))}
    />
  );
}
