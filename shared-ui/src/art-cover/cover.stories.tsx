import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverImage } from '../cover-image';
import { Item, ItemList } from '../item-list';
import { Grid } from '../layout';
import { DrawnCover, type Topic } from './index';

const meta = { component: DrawnCover, args: { title: 'The invoice that was almost right' } } satisfies Meta<
  typeof DrawnCover
>;
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
const titles = [
  'Pause before you pay',
  'Know your sender',
  'Back up by Friday',
  'Three words',
  'Two-step Tuesday',
  'Who still has the keys?',
];

/** The title decides which scene of its topic is drawn, at which hour, and what the flags spell. */
export const EveryTitleAnother: Story = {
  render: () => (
    <Grid>
      {topics.flatMap((topic) =>
        titles.map((title) => (
          <CoverImage key={`${topic} ${title}`}>
            <DrawnCover title={title} topic={topic} />
          </CoverImage>
        )),
      )}
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
