import { limits, type LetterBlock } from '@cyberharbour/shared-api/contract';
import { Button, Field, Icon, Note, TextArea } from '@cyberharbour/shared-ui';
import { PictureFields } from './picture-fields';
import { PostChoice } from './post-choice';

const partNames = { words: 'Words', tip: 'Tip', post: 'Post', picture: 'Picture' } as const satisfies Record<
  LetterBlock['kind'],
  string
>;

const nameOf = ({ kind }: LetterBlock, place: number) => `${partNames[kind]}, part ${place}`;

interface BlockFieldsProps {
  id: string;
  letterId: string;
  /** Addresses of the letter's stored pictures, by id. */
  pictures: Readonly<Record<string, string>>;
  block: LetterBlock;
  /** From 1. */
  place: number;
  isLast: boolean;
  errorOf: (field: 'text' | 'id' | 'alt') => string | undefined;
  onChange: (change: (now: LetterBlock) => LetterBlock) => void;
  /** A picture is on its way until this settles. */
  onStoring: (work: Promise<void>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

interface InputProps {
  block: Exclude<LetterBlock, { kind: 'picture' }>;
  onChange: (block: LetterBlock) => void;
}

const Input = ({ block, onChange }: InputProps) => {
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

const Fields = ({ id, letterId, pictures, block, place, errorOf, onChange, onStoring }: BlockFieldsProps) => {
  const name = nameOf(block, place);
  if (block.kind === 'picture')
    return (
      <PictureFields
        {...{ id, name, place, letterId, block, pictures, errorOf, onStoring }}
        onChange={(change) => onChange((now) => (now.kind === 'picture' ? change(now) : now))}
      />
    );
  return (
    <Field id={id} label={name} error={errorOf('text') ?? errorOf('id')}>
      <Input block={block} onChange={(next) => onChange(() => next)} />
      {block.kind === 'words' ? (
        <Note>
          <code>## </code> begins a heading, <code>- </code> a point; <code>**word**</code> is strong and{' '}
          <code>[words](https://…)</code> a link.
        </Note>
      ) : null}
    </Field>
  );
};

/** One part of a letter: its fields, its place and the way to take it out. */
export function BlockFields(props: BlockFieldsProps) {
  const { block, place, isLast, onMove, onRemove } = props;
  const name = nameOf(block, place);
  return (
    <li className="adm-letter__part">
      <Fields {...props} />
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
