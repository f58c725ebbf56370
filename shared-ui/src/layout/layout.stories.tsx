import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { Note } from '../text';
import { Grid, Page, Row, SaveBar, Stack, Tools } from './layout';

const meta = { component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const boxes = ['One', 'Two', 'Three', 'Four'].map((word) => <Button key={word}>{word}</Button>);

export const InAColumn: Story = {
  render: () => (
    <Page>
      <Stack>{boxes}</Stack>
    </Page>
  ),
};
export const InARow: Story = {
  render: () => (
    <Page>
      <Row>{boxes}</Row>
    </Page>
  ),
};
export const InAGrid: Story = {
  render: () => (
    <Page>
      <Grid>{boxes}</Grid>
    </Page>
  ),
};
export const AboveAList: Story = {
  render: () => (
    <Page>
      <Tools>{boxes}</Tools>
    </Page>
  ),
};
export const EndOfAForm: Story = {
  render: () => (
    <Page>
      <SaveBar>
        <Note>Saved a minute ago</Note>
        <Button>Submit Blog</Button>
      </SaveBar>
    </Page>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Page>
      <SaveBar>
        <Note>حفظ قبل دقيقة</Note>
        <Button>أرسل المدونة</Button>
      </SaveBar>
    </Page>
  ),
};
