import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverImage } from '../cover-image';
import { Item, ItemList } from '../item-list';
import { Grid } from '../layout';
import { DrawnCover, type Topic } from './index';

const meta = { component: DrawnCover, args: { title: 'The invoice that was almost right' } } satisfies Meta<typeof DrawnCover>;
export default meta;

type Story = StoryObj<typeof meta>;

const topics: Topic[] = ['Phishing', 'Passwords', 'Social Engineering', 'Malware', 'Business', 'Community'];

export const EveryTopic: Story = {
  render: (args) => (
    <Grid>
      {topics.map((topic) => (
        <CoverImage key={topic}>
          <DrawnCover {...args} topic={topic} />
        </CoverImage>
      ))}
    </Grid>
  ),
};
export const Thumb: Story = {
  args: { thumb: true, topic: 'Phishing' },
  render: (args) => (
    <ItemList>
      <Item
        title={args.title}
        cover={
          <CoverImage>
            <DrawnCover {...args} />
          </CoverImage>
        }
      />
    </ItemList>
  ),
};
