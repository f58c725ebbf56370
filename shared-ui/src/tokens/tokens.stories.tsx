import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout';
import { Note } from '../text';
import { pairs, type Pairs } from './pairs';

/** Every pair of colours that the tokens' test measures. */
const Measured = ({ least }: Pick<Pairs, 'least'>) => (
  <Row>
    {pairs
      .filter((pair) => pair.least === least)
      .flatMap(({ marks, on }) => marks.flatMap((mark) => on.map((ground) => ({ mark, ground }))))
      .map(({ mark, ground }) => (
        <figure key={`${mark} ${ground}`}>
          <svg viewBox="0 0 96 48" width="96" height="48" aria-hidden="true">
            <rect width="96" height="48" fill={`var(--${ground})`} stroke="var(--line)" />
            <circle cx="24" cy="24" r="10" fill={`var(--${mark})`} />
            <text x="44" y="30" fill={`var(--${mark})`}>
              Aa
            </text>
          </svg>
          <figcaption>
            <Note>
              {mark} on {ground}
            </Note>
          </figcaption>
        </figure>
      ))}
  </Row>
);

const meta = { component: Measured, args: { least: 7 } } satisfies Meta<typeof Measured>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BodyText: Story = {};
export const OtherText: Story = { args: { least: 4.5 } };
export const EdgesAndCharts: Story = { args: { least: 3 } };
