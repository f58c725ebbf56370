import type { Letter } from '@cyberharbour/shared-api/contract';
import { Badge, Button, Day, PageHead } from '@cyberharbour/shared-ui';
import { useNavigate } from 'react-router-dom';
import { useCreateLetter, useLetters } from '../api/letters';
import { Area } from '../area/area';
import { Cell } from '../list/cell';
import { ListBody } from '../list/list-body';
import { RowHead } from '../list/list-row';
import { ListTable } from '../list/list-table';
import { letterStates } from './states';
import '../list/list.css';
import './letters.css';

const columns = [{ name: 'Subject' }, { name: 'State' }, { name: 'When' }];

const whenOf = ({ state, sendAt, begunAt, endedAt, updatedAt }: Letter) => {
  if (state === 'scheduled' && sendAt) return { what: 'Goes', at: sendAt };
  if (state === 'sending' && begunAt) return { what: 'Since', at: begunAt };
  return endedAt ? { what: 'Ended', at: endedAt } : { what: 'Saved', at: updatedAt };
};

const Row = ({ letter }: { letter: Letter }) => {
  const { what, at } = whenOf(letter);
  const { label, badge } = letterStates[letter.state];
  return (
    <tr role="row" className="adm-row">
      <RowHead title={letter.subject} href={`/admin/letters/${letter._id}`} />
      <Cell className="adm-choice">
        <Badge status={badge}>{label}</Badge>
      </Cell>
      <Cell className="adm-time">
        {what} <Day at={at} withTime />
      </Cell>
    </tr>
  );
};

const month = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric' });

export function Component() {
  const list = useLetters();
  const creating = useCreateLetter();
  const navigate = useNavigate();
  const letters = list.data?.items ?? [];
  const begin = () =>
    creating.mutate(
      { subject: `CyberHarbour in ${month.format(new Date())}`, blocks: [], topics: ['monthly'] },
      { onSuccess: ({ letter }) => void navigate(`/admin/letters/${letter._id}`) },
    );
  return (
    <Area>
      <div className="adm-list">
        <div className="adm-head">
          <PageHead
            title="Letters"
            lede="What subscribers of the newsletter get. Nothing goes out before somebody sends it."
          />
          <Button busy={creating.isPending} onClick={begin}>
            Write a letter
          </Button>
        </div>
        <ListBody
          list={list}
          name="letters"
          empty="No letter has been written yet."
          failed="Failed to load letters."
          count={letters.length}
        >
          <ListTable of="letters" label="Letters" columns={columns}>
            {letters.map((letter) => (
              <Row key={letter._id} letter={letter} />
            ))}
          </ListTable>
        </ListBody>
      </div>
    </Area>
  );
}
