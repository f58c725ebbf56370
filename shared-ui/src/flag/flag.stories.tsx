import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout';
import { Table } from '../table';
import { Flag, type SignalLetter } from './flag';

const meta = { component: Flag, args: { letter: 'P' } } satisfies Meta<typeof Flag>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * What each says alone, by the International Code of Signals (IMO, chapter 2, single letter signals), and what it
 * says here.
 */
const code: [SignalLetter, string, string][] = [
  ['C', 'Yes (affirmative).', 'Approved, active'],
  ['D', 'Keep clear of me; I am manoeuvring with difficulty.', 'Expired'],
  ['L', 'In harbour: the ship is quarantined. At sea: you should stop your vessel instantly.', 'Malware'],
  ['M', 'My vessel is stopped and making no way through the water.', 'Archived'],
  ['N', 'No (negative).', 'Sent back'],
  ['P', 'In harbour: all persons should report on board, as the vessel is about to proceed to sea.', 'Pending'],
  ['U', 'You are running into danger.', 'Phishing'],
  ['X', 'Stop carrying out your intentions and watch for my signals.', 'Social Engineering'],
  ['Y', 'I am dragging my anchor.', 'Passwords'],
];

export const One: Story = {};
export const All: Story = {
  render: () => (
    <Table>
      <thead>
        <tr>
          <th scope="col">Flag</th>
          <th scope="col">In the code</th>
          <th scope="col">Here</th>
        </tr>
      </thead>
      <tbody>
        {code.map(([letter, meaning, here]) => (
          <tr key={letter}>
            <th scope="row">
              <Row>
                <Flag letter={letter} /> {letter}
              </Row>
            </th>
            <td>{meaning}</td>
            <td>{here}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  ),
};
