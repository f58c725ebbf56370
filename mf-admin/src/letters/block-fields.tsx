import { limits, type LetterBlock } from '@cyberharbour/shared-api/contract';
import { Button, Field, Icon, Note, TextArea } from '@cyberharbour/shared-ui';
import { PostChoice } from './post-choice';

const partNames = { words: 'Words', tip: 'Tip', post: 'Post' } as const satisfies Record<LetterBlock['kind'], string>;

interface BlockFieldsProps {
  id: string;
  block: LetterBlock;
  /** From 1. */
  place: number;
  isLast: boolean;
  error: string | undefined;
  onChange: (block: LetterBlock) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const Input = ({ block, onChange }: Pick<BlockFieldsProps, 'block' | 'onChange'>) => {
  if (block.kind === 'post') return <PostChoice block={block} onChange={onChange} />;
  const isTip = block.kind === 'tip';
  return (
    <TextArea
      size={isTip ? 'sm' : undefined}
      rows={isTip ? 2 : 6}
      limit={isTip ? limits.letterTip : limits.letterWords}
      value={block.text}
      onChange={({ target }) => onChange({ ...block, text: target.value })}
    />
  );
};

/** One part of a letter: its field, its place and the way to take it out. */
export function BlockFields({ id, block, place, isLast, error, onChange, onMove, onRemove }: BlockFieldsProps) {
  const name = `${partNames[block.kind]}, part ${place}`;
  return (
    <li className="adm-letter__part">
      <Field id={id} label={name} error={error}>
        <Input block={block} onChange={onChange} />
        {block.kind === 'words' ? (
          <Note>
            <code>## </code> begins a heading, <code>- </code> a point; <code>**word**</code> is strong and{' '}
            <code>[words](https://…)</code> a link.
          </Note>
        ) : null}
      </Field>
      <div className="adm-letter__tools">
        <Button
          tone="quiet"
          size="icon"
          aria-label={`Move up: ${name}`}
          disabled={place === 1}
          onClick={() => onMove(-1)}
        >
          <Icon name="up" />
        </Button>
        <Button tone="quiet" size="icon" aria-label={`Move down: ${name}`} disabled={isLast} onClick={() => onMove(1)}>
          <Icon name="down" />
        </Button>
        <Button tone="quiet" size="icon" aria-label={`Take out: ${name}`} onClick={onRemove}>
          <Icon name="bin" />
        </Button>
      </div>
    </li>
  );
}
