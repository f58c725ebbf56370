import { useBlogs } from '@cyberharbour/shared-api/blogs';
import { useCampaigns } from '@cyberharbour/shared-api/campaigns';
import type { LetterBlock } from '@cyberharbour/shared-api/contract';
import { Select } from '@cyberharbour/shared-ui';

type PostBlock = Extract<LetterBlock, { kind: 'post' }>;

interface PostChoiceProps {
  block: PostBlock;
  onChange: (block: PostBlock) => void;
}

/** One of the public posts, the newest first. */
export function PostChoice({ block, onChange }: PostChoiceProps) {
  const groups = [
    { of: 'blogs', label: 'Blogs', posts: useBlogs().data?.items ?? [] },
    { of: 'campaigns', label: 'Campaigns', posts: useCampaigns().data?.items ?? [] },
  ] as const;
  const value = block.id === '' ? '' : `${block.of} ${block.id}`;
  const isListed = groups.some(({ of, posts }) => of === block.of && posts.some(({ _id }) => _id === block.id));
  return (
    <Select
      value={value}
      onChange={({ target }) => {
        const [of = 'blogs', id = ''] = target.value.split(' ');
        onChange({ kind: 'post', of: of === 'campaigns' ? of : 'blogs', id });
      }}
    >
      <option value="">Choose a blog or a campaign</option>
      {value === '' || isListed ? null : <option value={value}>The one chosen before</option>}
      {groups.map(({ of, label, posts }) => (
        <optgroup key={of} label={label}>
          {posts.map(({ _id, title }) => (
            <option key={_id} value={`${of} ${_id}`}>
              {title}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
